import { game } from './service.ts'

await game.main()
