import { report } from './service.ts'

await report.main()
