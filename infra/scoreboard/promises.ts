/** What is promised, where that is written, and which run measures it. A run gives the figure; the target stands here alone. */
export type Promised = {
  area: 'pipeline' | 'pdf' | 'gateway' | 'platform' | 'load' | 'engine' | 'product' | 'site' | 'first run'
  promise: string
  target: { atMost: number } | { atLeast: number }
  unit: string
  /** The command that measures it. */
  by: string
}

export const promises = {
  'engine-recovery': {
    area: 'engine',
    promise: 'a simulated person finds their own occupation among ten (r = .85, with job zone)',
    target: { atLeast: 78 },
    unit: '%',
    by: 'make bench WHAT=engine',
  },
  'engine-personas-found': {
    area: 'engine',
    promise: 'nurse, electrician and teacher find their own occupation among ten',
    target: { atLeast: 3 },
    unit: 'of 3',
    by: 'make bench WHAT=engine',
  },
  'engine-list-gap': {
    area: 'engine',
    promise: 'median gap from rank 1 to rank 10',
    target: { atLeast: 5 },
    unit: 'points',
    by: 'make bench WHAT=engine',
  },
  'engine-ranking-ms': {
    area: 'engine',
    promise: 'ranking 873 occupations with 200 redraws, processor time, p50',
    target: { atMost: 50 },
    unit: 'ms',
    by: 'make bench WHAT=engine',
  },
  'engine-load-ms': {
    area: 'engine',
    promise: 'loading the occupation table, processor time',
    target: { atMost: 300 },
    unit: 'ms',
    by: 'make bench WHAT=engine',
  },
  'engine-figures-equal': {
    area: 'engine',
    promise: 'wage, growth and openings figures equal to their source',
    target: { atLeast: 100 },
    unit: '%',
    by: 'make bench WHAT=engine FROM=<releases>',
  },
  'jobs-search-ms': {
    area: 'product',
    promise: 'search among 100,000 postings, p95',
    target: { atMost: 50 },
    unit: 'ms',
    by: 'make bench WHAT=jobs',
  },
  'jobs-matches-ms': {
    area: 'product',
    promise: 'matches for a person among 100,000 postings, p95',
    target: { atMost: 100 },
    unit: 'ms',
    by: 'make bench WHAT=jobs',
  },
  'quiz-three-of-two': {
    area: 'product',
    promise: 'quiz reliability after three games of two categories, fresh bank (simulated)',
    target: { atLeast: 0.78 },
    unit: '',
    by: 'make bench WHAT=game',
  },
  'quiz-three-of-four': {
    area: 'product',
    promise: 'quiz reliability after three games of four categories, fresh bank (simulated)',
    target: { atLeast: 0.68 },
    unit: '',
    by: 'make bench WHAT=game',
  },
  'quiz-twenty': {
    area: 'product',
    promise: 'quiz reliability once 20 items are answered, fresh bank (simulated)',
    target: { atLeast: 0.8 },
    unit: '',
    by: 'make bench WHAT=game',
  },
  'quiz-exposure': {
    area: 'product',
    promise: 'share of games that show the same question, the highest',
    target: { atMost: 30 },
    unit: '%',
    by: 'make bench WHAT=game',
  },
  'pdf-p95-ms': {
    area: 'pdf',
    promise: 'one report at 2 tabs, PDF/UA step included, p95',
    target: { atMost: 2500 },
    unit: 'ms',
    by: 'make bench WHAT=report',
  },
  'pdf-per-second': {
    area: 'pdf',
    promise: 'reports printed by one worker',
    target: { atLeast: 1 },
    unit: '/s',
    by: 'make bench WHAT=report',
  },
  'pdf-browser-mb': {
    area: 'pdf',
    promise: 'memory of the printing browser',
    target: { atMost: 500 },
    unit: 'MB',
    by: 'make bench WHAT=report',
  },
  'pipeline-ready-p95-s': {
    area: 'pipeline',
    promise: '40 guest reports asked for at once: accepted to ready, p95',
    target: { atMost: 60 },
    unit: 's',
    by: 'make bench WHAT=report',
  },
  'gateway-proxy-rate': {
    area: 'gateway',
    promise: 'proxy policy alone, generator on the box',
    target: { atLeast: 8000 },
    unit: 'req/s',
    by: 'make bench WHAT=gateway',
  },
  'gateway-proxy-p99-ms': {
    area: 'gateway',
    promise: 'proxy policy alone, p99 at 50 connections',
    target: { atMost: 20 },
    unit: 'ms',
    by: 'make bench WHAT=gateway',
  },
  'gateway-over-stock': {
    area: 'gateway',
    promise: 'proxy policy alone beside the stock proxy',
    target: { atLeast: 2 },
    unit: 'x',
    by: 'make bench WHAT=gateway',
  },
  'gateway-all-rate': {
    area: 'gateway',
    promise: 'all policies, signed-in GET',
    target: { atLeast: 5000 },
    unit: 'req/s',
    by: 'make bench WHAT=gateway',
  },
  'gateway-added-ms': {
    area: 'gateway',
    promise: 'added at 1,000 req/s, p50',
    target: { atMost: 1.5 },
    unit: 'ms',
    by: 'make bench WHAT=gateway',
  },
  'gateway-memory-mb': {
    area: 'gateway',
    promise: 'memory after all of the bench',
    target: { atMost: 350 },
    unit: 'MiB',
    by: 'make bench WHAT=gateway',
  },
  'gateway-aborted': {
    area: 'gateway',
    promise: '1,000 aborted requests: still running upstream 3 s later',
    target: { atMost: 0 },
    unit: '',
    by: 'make bench WHAT=gateway',
  },
  'boot-seconds': {
    area: 'first run',
    promise: 'make up on an empty run directory, packages installed',
    target: { atMost: 60 },
    unit: 's',
    by: 'make bench WHAT=boot',
  },
  'boot-memory-gib': {
    area: 'first run',
    promise: 'memory of all processes of make up',
    target: { atMost: 2.5 },
    unit: 'GiB',
    by: 'make bench WHAT=boot',
  },
  'lighthouse-prerendered': {
    area: 'site',
    promise: 'Lighthouse, mobile, of the slowest prerendered page (median of three)',
    target: { atLeast: 95 },
    unit: '',
    by: 'make verify-lighthouse',
  },
  'lighthouse-wizard': {
    area: 'site',
    promise: 'Lighthouse, mobile, of the wizard (median of three)',
    target: { atLeast: 80 },
    unit: '',
    by: 'make verify-lighthouse',
  },
  'lighthouse-signed-in': {
    area: 'site',
    promise: 'Lighthouse, desktop, of the slowest signed-in screen (median of three)',
    target: { atLeast: 85 },
    unit: '',
    by: 'make verify-lighthouse',
  },
  'bytes-shared': {
    area: 'site',
    promise: 'script shared by the app, compressed',
    target: { atMost: 370 },
    unit: 'KiB',
    by: 'make bench WHAT=bytes',
  },
  'bytes-screen': {
    area: 'site',
    promise: 'script of the heaviest screen beyond the shared part',
    target: { atMost: 100 },
    unit: 'KiB',
    by: 'make bench WHAT=bytes',
  },
  'bytes-landing': {
    area: 'site',
    promise: 'script of the landing page',
    target: { atMost: 60 },
    unit: 'KiB',
    by: 'make bench WHAT=bytes',
  },
  'test-minutes': {
    area: 'first run',
    promise: 'all of make test on two cores',
    target: { atMost: 20 },
    unit: 'min',
    by: 'make test',
  },
  'test-journeys-minutes': {
    area: 'first run',
    promise: 'browser journeys within make test',
    target: { atMost: 6 },
    unit: 'min',
    by: 'make test',
  },
  'k8s-control-plane-seconds': {
    area: 'platform',
    promise: 'a control plane with nodes, KEDA and the monitoring kinds, from nothing',
    target: { atMost: 60 },
    unit: 's',
    by: 'make verify-k8s',
  },
  'k8s-control-plane-memory': {
    area: 'platform',
    promise: 'resident memory of that control plane',
    target: { atMost: 1280 },
    unit: 'MiB',
    by: 'make verify-k8s',
  },
  'k8s-apply-seconds': {
    area: 'platform',
    promise: 'the prod overlay applied server-side',
    target: { atMost: 30 },
    unit: 's',
    by: 'make verify-k8s',
  },
  'k8s-ready-seconds': {
    area: 'platform',
    promise: 'from the apply of the prod overlay to every Deployment ready and every Job complete',
    target: { atMost: 60 },
    unit: 's',
    by: 'make verify-k8s',
  },
  'k8s-rollout-seconds': {
    area: 'platform',
    promise: 'a rollout that replaces every pod of a Deployment',
    target: { atMost: 30 },
    unit: 's',
    by: 'make verify-k8s',
  },
  'k8s-scale-out-seconds': {
    area: 'platform',
    promise: 'from the first report of a burst to the most workers ready',
    target: { atMost: 60 },
    unit: 's',
    by: 'make verify-k8s',
  },
  'k8s-scale-in-seconds': {
    area: 'platform',
    promise: 'from the last mail to one worker, the waiting shortened to seconds',
    target: { atMost: 60 },
    unit: 's',
    by: 'make verify-k8s',
  },
  'k8s-scaling-lost': {
    area: 'platform',
    promise: 'reports lost or mailed twice while workers come and go by the backlog metric',
    target: { atMost: 0 },
    unit: '',
    by: 'make verify-k8s',
  },
  'k8s-fallback-lost': {
    area: 'platform',
    promise: 'reports lost or mailed twice while workers come and go by the lists of the queue',
    target: { atMost: 0 },
    unit: '',
    by: 'make verify-k8s',
  },
  'image-service-mb': {
    area: 'platform',
    promise: 'the largest image without a browser, unpacked',
    target: { atMost: 350 },
    unit: 'MB',
    by: 'make verify-compose',
  },
  'image-report-mb': {
    area: 'platform',
    promise: 'the image with Chromium and fonts, unpacked',
    target: { atMost: 1_100 },
    unit: 'MB',
    by: 'make verify-compose',
  },
  'compose-healthy-seconds': {
    area: 'platform',
    promise: 'docker compose up --wait: everything healthy, three report workers, no data yet',
    target: { atMost: 90 },
    unit: 's',
    by: 'make verify-compose',
  },
  'compose-memory-mib': {
    area: 'platform',
    promise: 'memory of the compose stack, Kafka and three report workers included, idle',
    target: { atMost: 2_560 },
    unit: 'MiB',
    by: 'make verify-compose',
  },
  'compose-reports-lost': {
    area: 'pipeline',
    promise: 'reports lost on Kafka when one of three worker containers is killed',
    target: { atMost: 0 },
    unit: '',
    by: 'make verify-compose',
  },
  'compose-mails-twice': {
    area: 'pipeline',
    promise: 'mails sent twice on Kafka when one of three worker containers is killed',
    target: { atMost: 0 },
    unit: '',
    by: 'make verify-compose',
  },
  'scaling-backlog': {
    area: 'platform',
    promise: '200 reports in 60 s, workers scaled by the formula: most seconds of backlog at any time',
    target: { atMost: 180 },
    unit: 's',
    by: 'make verify-scaling',
  },
  'scaling-drained': {
    area: 'platform',
    promise: '200 reports in 60 s, workers scaled by the formula: all made after',
    target: { atMost: 300 },
    unit: 's',
    by: 'make verify-scaling',
  },
  'kafka-publish-p99': {
    area: 'pipeline',
    promise: 'commit to publish on Kafka at 100 events/s, p99',
    target: { atMost: 1000 },
    unit: 'ms',
    by: 'make verify-kafka',
  },
  'kafka-lost': {
    area: 'pipeline',
    promise: 'events lost or handled twice while two consumers come, go and are killed',
    target: { atMost: 0 },
    unit: 'events',
    by: 'make verify-kafka',
  },
  'kafka-away-recovery': {
    area: 'pipeline',
    promise: 'Kafka away 60 s: the events that waited are handled, after its return',
    target: { atMost: 60 },
    unit: 's',
    by: 'make verify-kafka',
  },
  'rotation-failed-requests': {
    area: 'platform',
    promise: 'Requests that fail while keys, link secret and passwords are changed under load',
    target: { atMost: 0 },
    unit: '',
    by: 'make verify-rotation',
  },
} as const satisfies Record<string, Promised>

export type PromiseId = keyof typeof promises

/** The target as people read it: "≤ 50 ms". */
export function targetText({ target, unit }: Promised): string {
  return ('atMost' in target ? `≤ ${shown(target.atMost)} ${unit}` : `≥ ${shown(target.atLeast)} ${unit}`).trim()
}

export function holds({ target }: Promised, measured: number): boolean {
  return 'atMost' in target ? measured <= target.atMost : measured >= target.atLeast
}

/** Three figures at most behind the point, thousands apart. */
export function shown(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1 })
}
