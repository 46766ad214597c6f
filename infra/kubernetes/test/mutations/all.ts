import type { Mutation } from './change.ts'
import { network } from './network.ts'
import { pods } from './pods.ts'
import { scaling } from './scaling.ts'
import { wiring } from './wiring.ts'

export const mutations: readonly Mutation[] = [...pods, ...wiring, ...network, ...scaling]
