type Group = { title: string; kind: 'for' | 'against' | 'ask'; items: readonly string[] }

const classOf = { for: 'reasons', against: 'reasons against', ask: 'reasons ask' } as const

export function Tips({ title, groups }: { title: string; groups: readonly Group[] }) {
  return (
    <section>
      <div className="wrap">
        <h2 className="t-2">{title}</h2>
        <div className="tips">
          {groups.map((group) => (
            <div key={group.title}>
              <h3 className="t-4">{group.title}</h3>
              <ul className={classOf[group.kind]}>
                {group.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
