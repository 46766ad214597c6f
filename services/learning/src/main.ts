import { learning } from './service.ts'

await learning.main()
