import { assessment } from './service.ts'

await assessment.main()
