import { electrician, nurse, teacher, truckDriver } from './care-and-trades.ts'
import { retailManager, warehouseWorker } from './floors.ts'
import { hrDirector, plantManager } from './leaders.ts'
import { bookkeeper, paralegal } from './offices.ts'
import type { Persona } from './persona.ts'
import { marketingManager, softwareDeveloper } from './screens.ts'

export const personas: readonly Persona[] = [
  nurse,
  electrician,
  teacher,
  bookkeeper,
  softwareDeveloper,
  retailManager,
  paralegal,
  truckDriver,
  marketingManager,
  warehouseWorker,
  hrDirector,
  plantManager,
]
