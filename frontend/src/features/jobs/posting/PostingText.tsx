import type { JobDetail } from '../../../api/jobs/jobs.ts'

const shownSkills = 6

/** The posting's own words. */
export function PostingText({ job }: { job: JobDetail }) {
  const skills = job.skillsRequired.slice(0, shownSkills)
  const more = job.skillsRequired.length - skills.length
  return (
    <section className="posting" aria-label="The posting">
      {skills.length > 0 && (
        <>
          <h3 className="t-5">Skills it asks for</h3>
          <ul className="tags">
            {skills.map((skill) => (
              <li key={skill} className="tag">
                {skill}
              </li>
            ))}
            {more > 0 && <li className="tag tag-line">{more} more in the table</li>}
          </ul>
        </>
      )}
      <h3 className="t-5">About the job</h3>
      {paragraphs(job.description).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity
        <p key={index}>{paragraph}</p>
      ))}
      {job.requirements.length > 0 && (
        <>
          <h3 className="t-5">Requirements</h3>
          <ul className="bulleted">
            {job.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n|\n/)
    .map((part) => part.trim())
    .filter(Boolean)
}
