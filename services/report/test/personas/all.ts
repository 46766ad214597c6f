import { electrician, nurse, teacher, truckDriver } from './care-and-trades.ts'
import { hrDirector, plantManager, retailManager, warehouseWorker } from './leaders-and-floors.ts'
import { bookkeeper, marketingManager, paralegal, softwareDeveloper } from './offices.ts'
import type { Persona } from './persona.ts'

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
