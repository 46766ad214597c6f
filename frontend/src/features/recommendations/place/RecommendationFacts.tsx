import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'
import { onlyNational, stateName } from '@waymark/contracts/models/skills/us-states'
import { Link } from 'react-router-dom'
import { useGetOccupationQuery } from '../../../api/occupations.ts'
import { useListUserSkillsQuery } from '../../../api/skills.ts'
import { SourceMarks } from '../../../entities/occupation/SourceMarks.tsx'
import { recommendedPay } from '../../../lib/money.ts'
import { linkTo } from '../../../routes.ts'
import { PayBar } from './PayBar.tsx'

const shownSkills = 6

/** Pay, skills and the ways on. `withFigures` also reads the occupation's page, for the middle pay and the openings. */
export function RecommendationFacts({ one, withFigures = false }: { one: Recommendation; withFigures?: boolean }) {
  const { data } = useGetOccupationQuery({ code: one.occupationCode }, { skip: !withFigures })
  const openings = data?.outlook.openings?.value
  return (
    <>
      <div className="r-facts">
        <div>
          <h3 className="t-5">
            Pay of the middle half <span className="r-unit">a year, {payPlace(one)}</span>
          </h3>
          <p className="r-pay num">
            {recommendedPay(one)}
            {one.salaryRangeMin !== undefined && <SourceMarks letters="W" />}
          </p>
          {one.salaryRangeMin !== undefined && (
            <PayBar low={one.salaryRangeMin} high={one.salaryRangeMax} median={one.pay?.median ?? data?.wages.median?.value} />
          )}
          {one.pay?.national && <p className="cap">{onlyNational(one.pay.state)}</p>}
        </div>
        <div>
          <NeededSkills names={one.requiredSkills.slice(0, shownSkills)} />
          {withFigures && (
            <p className="r-openings num">
              {openings !== undefined && (
                <>
                  {openings.toLocaleString('en-US')} openings a year
                  <SourceMarks letters="P" />
                </>
              )}
            </p>
          )}
        </div>
      </div>
      <div className="r-foot">
        <Link className="strong" to={linkTo('occupation', { code: one.occupationCode })}>
          About this occupation<span className="vh">: {one.careerTitle}</span>
        </Link>
        <div className="btn-row">
          <Link className="btn btn-sm" to={jobsFor(one)}>
            See jobs
          </Link>
          <Link className="btn btn-sm" to={linkTo('learning')}>
            Close the gaps
          </Link>
        </div>
      </div>
    </>
  )
}

/** Whose pay it is: the state's that the person named, or the nation's. */
export function payPlace({ pay }: Recommendation): string {
  return pay && !pay.national ? `in ${stateName(pay.state)}` : 'US national'
}

/** Filled bars are in the person's inventory. An empty inventory says nothing about anyone, so nothing is marked then. */
function NeededSkills({ names }: { names: readonly string[] }) {
  const { data: inventory } = useListUserSkillsQuery()
  const held = new Set(inventory?.map(({ skill }) => skill.name.toLowerCase()))
  const has = (name: string) => held.has(name.toLowerCase())
  const known = held.size > 0
  return (
    <>
      <h3 className="t-5">
        {known ? `Skills it needs: you have ${names.filter(has).length} of ${names.length}` : 'Skills it needs most'}
      </h3>
      <ul className="tags">
        {names.map((name) => (
          <li key={name} className={known ? `tag ${has(name) ? 'have' : 'lack'}` : 'tag'}>
            {name}
            {known && <span className="vh">{has(name) ? ', yours' : ', missing'}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

function jobsFor({ careerTitle }: Recommendation): string {
  return linkTo('jobs', { title: careerTitle })
}
