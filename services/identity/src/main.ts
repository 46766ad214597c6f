import { identity } from './service.ts'

await identity.main()
