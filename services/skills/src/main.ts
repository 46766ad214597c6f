import { skills } from './service.ts'

await skills.main()
