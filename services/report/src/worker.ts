import { reportWorker } from './worker-service.ts'

await reportWorker.main()
