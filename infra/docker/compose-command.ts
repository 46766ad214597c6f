import { sayStep } from '../tools/say-step.ts'
import { ensureBaseImages } from './base-images/build.ts'
import { composeFor, writeComposeEnv } from './compose.ts'
import { ensureEngine } from './engine.ts'
import { buildImages, runBeside } from './images.ts'

/** `make compose-up` and `make compose-down`: secrets, engine and images are seen to, then it is plain `docker compose`. */
const compose = composeFor()

async function up(): Promise<void> {
  await ensureEngine()
  await writeComposeEnv()
  await ensureBaseImages(runBeside)
  await buildImages()
  sayStep('starting the containers, until all are healthy', 'usually one to two minutes')
  await compose(['up', '--detach', '--wait', '--wait-timeout', '400'])
  console.log(await compose(['ps', '--format', 'table {{.Service}}\t{{.Status}}\t{{.Ports}}']))
}

async function down(): Promise<void> {
  sayStep('stopping the containers', 'usually half a minute')
  await compose(['down', '--remove-orphans'])
  console.log('The containers are gone; the data stays in its volumes (docker compose down --volumes removes it).')
}

const word = process.argv[2]
if (word === 'up') await up()
else if (word === 'down') await down()
else {
  console.error('say up or down')
  process.exitCode = 2
}
