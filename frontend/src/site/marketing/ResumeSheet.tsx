/** A résumé before and after, of an invented person. Every new line names the answer that it was made from. */
export function ResumeSheet() {
  return (
    <figure className="sheet" aria-label="An example: two vague résumé lines, each replaced by one with figures and its origin">
      <p className="serif sheet-name">Ines Ferreira</p>
      <small>Quality assurance analyst · Tacoma, WA · invented example</small>
      <p className="sheet-part">Experience</p>
      <del>Responsible for testing and reporting bugs.</del>
      <ins>
        <span>
          Wrote the <b>SQL checks</b> that stopped <b>212 wrong prices</b> before release, and trained <b>three new testers</b>.
        </span>
      </ins>
      <p className="src">From your answers: work history, line 2; skills, SQL</p>
      <del>Helped with the data migration.</del>
      <ins>
        <span>
          Compared <b>1.4 million rows</b> before and after the move, and found <b>three rules</b> that had changed on the way.
        </span>
      </ins>
      <p className="src">From your answers: something you are proud of</p>
      <p className="sheet-part">Skills</p>
      <span>SQL, test design, requirements, Python, Selenium, Jira</span>
    </figure>
  )
}
