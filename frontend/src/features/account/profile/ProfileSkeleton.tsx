/** The place of the form while the profile is read: as many fields, as high, so that nothing below it jumps. */
export function ProfileSkeleton() {
  return (
    <div className="bones pf-bones" role="status" aria-label="Your profile is being read" aria-busy="true">
      {Array.from({ length: FIELDS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields have no other identity
        <span key={index}>
          <i />
          <i />
        </span>
      ))}
      <i />
    </div>
  )
}

/** Eight of a line each, two of several lines. */
const FIELDS = 10
