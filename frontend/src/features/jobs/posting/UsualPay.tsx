import { useOwnState } from '../../../api/assessments.ts'
import type { JobDetail } from '../../../api/jobs/jobs.ts'
import { useGetOccupationQuery } from '../../../api/occupations.ts'
import { payHere } from '../../../entities/occupation/pay-here.ts'
import { dollars } from '../../../lib/money.ts'

/** What the posting's occupation usually pays where the person lives; a yardstick beside what the posting offers. */
export function UsualPay({ job: { occupationCode: code } }: { job: Pick<JobDetail, 'occupationCode'> }) {
  const { state, known } = useOwnState()
  const { currentData: data } = useGetOccupationQuery({ code: code ?? '', state }, { skip: !known || !state || !code })
  if (!data || !state) return null
  const { median, place, unpublished } = payHere(data)
  if (!median) return null
  return (
    <p className="cap num">
      {data.title}: half earn more than {dollars(median.value)} a year in {place ?? 'the United States'} (BLS, May {median.year}).
      {unpublished && ` For ${unpublished} no figure is published; this is the national one.`}
    </p>
  )
}
