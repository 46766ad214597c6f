import type { Bus } from '../lines.ts'
import { dataFaults } from './data.ts'
import type { Fault } from './fault.ts'
import { lineFaults } from './lines.ts'
import { neighbourFaults } from './neighbours.ts'
import { kafkaFaults, processFaults } from './processes.ts'

/** Every fault of operations.md 1, and more. */
export function faultsOf(bus: Bus): readonly Fault[] {
  return [...processFaults, ...lineFaults(bus), ...neighbourFaults, ...dataFaults, ...(bus === 'kafka' ? kafkaFaults : [])]
}
