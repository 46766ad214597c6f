import { type ControlPlane, startControlPlane } from '../../../control-plane/control-plane.ts'
import { startKeda } from '../../../control-plane/keda.ts'
import { addNodes, addVolumes } from '../../../control-plane/nodes.ts'
import { controlPlanePrograms, siteDefinitions } from '../../../control-plane/programs.ts'
import { secondsSince } from './figures.ts'

export const nodeNames = ['a', 'b', 'c'].map((letter) => `node-${letter}`)

export type StartedCluster = { plane: ControlPlane; readySeconds: number }

/** A control plane, three played nodes with volumes, KEDA, and the kinds of the Prometheus operator and the Gateway API. */
export async function startCluster(options: { except?: string[] } = {}): Promise<StartedCluster> {
  const programs = await controlPlanePrograms()
  const began = performance.now()
  const plane = await startControlPlane({ programs })
  try {
    const control = secondsSince(began)
    await addNodes(plane, nodeNames, options)
    await addVolumes(plane, 12)
    const nodes = secondsSince(began)
    await startKeda(plane)
    for (const definitions of await siteDefinitions()) await plane.cluster.kubectl(['apply', '--server-side', '-f', definitions])
    const readySeconds = secondsSince(began)
    console.log(
      `control plane after ${control} s, ${nodeNames.length} nodes after ${nodes} s, KEDA and monitoring after ${readySeconds} s`,
    )
    return { plane, readySeconds }
  } catch (error) {
    await plane.stop()
    throw error
  }
}

export function printMemory(plane: ControlPlane): number {
  const each = plane.memory()
  const total = each.reduce((sum, { mib }) => sum + mib, 0)
  const parts = each.map(({ name, mib }) => `${name} ${Math.round(mib)}`).join(', ')
  console.log(`memory of the control plane: ${Math.round(total)} MiB (${parts})`)
  return Math.round(total)
}
