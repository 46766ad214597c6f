import { jobs } from './service.ts'

await jobs.main()
