/** The outline of the list while it is read: a heading, and rows of their final height. */
export function SkillSkeleton({ add }: { add: boolean }) {
  return (
    <div className="sk-bones" role="status" aria-label="Loading skills" aria-busy="true">
      {[3, 4].map((rows) => (
        <section className="grp" key={rows}>
          <i className="h" />
          <div className="panel">
            {Array.from({ length: rows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no other identity
              <div className={add ? 'sk ad' : 'sk'} key={row}>
                <i />
                <i className="w" />
                <i />
                <i className="s" />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
