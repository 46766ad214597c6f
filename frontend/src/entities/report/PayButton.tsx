import { type ReportType, reportCatalog } from '@waymark/contracts/models/report/report-type'
import { useOpenCheckoutMutation } from '../../api/reports/reports.ts'

/** Leads to the page where a report is paid. The price is the one on its cover. */
export function PayButton({ reportId, type }: { reportId: string; type: ReportType }) {
  const [open, { isLoading }] = useOpenCheckoutMutation()
  const pay = async () => {
    const { data } = await open(reportId)
    if (data) window.location.assign(data.url)
  }
  return (
    <button type="button" className="btn btn-p" onClick={pay} disabled={isLoading}>
      Pay ${reportCatalog[type].price}
    </button>
  )
}
