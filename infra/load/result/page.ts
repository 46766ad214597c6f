import type { Bisected } from '../bisect.ts'
import { journeys } from '../journeys.ts'
import { bottleneckOf, share } from './bottleneck.ts'
import { escapeHtml } from './escape.ts'
import { holds, type Measured } from './measured.ts'
import { pageStyle } from './page-style.ts'
import { chartsOf } from './run-charts.ts'
import { count, figure, ms, percent, rateText, reportTime, seconds } from './table.ts'

export type PageFacts = { target: string; date: Date; commit: string; bisected?: { journey: string; result: Bisected } }

/** One page that stands alone: no script, no address outside it. */
export function resultPage(runs: readonly Measured[], facts: PageFacts): string {
  const held = runs.filter(holds).length
  const verdict =
    held === runs.length ? `All ${runs.length} hold what is promised` : `${held} of ${runs.length} hold what is promised`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Load run, ${when(facts.date)} · Waymark</title>
<style>${pageStyle}</style>
</head>
<body>
<header><div class="page">
<p class="kicker">Waymark · load run</p>
<h1>${runs.length === 1 && runs[0] ? escapeHtml(`${capital(runs[0].journey)}: ${holds(runs[0]) ? 'holds' : 'does not hold'}`) : escapeHtml(verdict)}</h1>
<dl class="facts">${fact('Target', facts.target)}${fact('When', when(facts.date))}${fact('Commit', facts.commit)}${machineFact(runs)}</dl>
</div></header>
<main class="page">
${overview(runs)}
${facts.bisected ? bisection(facts.bisected) : ''}
${runs.map(section).join('\n')}
</main>
</body>
</html>
`
}

const fact = (name: string, value: string): string => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`

function machineFact(runs: readonly Measured[]): string {
  const cores = runs.find(({ machine }) => machine)?.machine?.cores
  return fact('Machine', cores ? `${cores} cores, shared with the load generator` : 'not watched')
}

function overview(runs: readonly Measured[]): string {
  const rows = runs.map(
    (run) => `<tr><th scope="row"><a href="#${idOf(run)}">${run.journey}</a></th>
<td>${rateText(run)}</td><td>${count(run.requests)}</td><td>${percent(run.failedShare)}</td><td>${ms(run.p50)}</td><td>${ms(run.p95)}</td><td>${ms(run.p99)}</td>
<td>${count(run.dropped)}</td><td>${reportTime(run, '–')}</td><td class="verdict">${badge(holds(run))}</td></tr>`,
  )
  return `<div class="scroll"><table class="overview"><thead><tr><th scope="col">Journey</th><th scope="col">A second</th><th scope="col">Requests</th><th scope="col">Failed</th>
<th scope="col">p50</th><th scope="col">p95</th><th scope="col">p99</th><th scope="col">Dropped</th><th scope="col">Time to report p95</th><th scope="col">Verdict</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`
}

const badge = (ok: boolean): string => `<span class="badge ${ok ? 'ok' : 'missed'}">${ok ? 'Holds' : 'Missed'}</span>`

function section(run: Measured): string {
  return `<section id="${idOf(run)}">
<div class="head"><h2>${capital(run.journey)}</h2>${badge(holds(run))}</div>
<p class="about">${escapeHtml(capital(journeys[run.journey].about))}; ${rateText(run)} a second for ${duration(run.seconds)}, ${count(run.started)} set out.</p>
<ul class="thresholds">${run.thresholds.map(({ says, measured, ok }) => `<li class="${ok ? 'ok' : 'missed'}"><b>${escapeHtml(says)}</b><span>${escapeHtml(figure(says, measured))}</span></li>`).join('')}</ul>
<div class="charts">${chartsOf(run)}</div>
${run.reports ? reports(run.reports) : ''}
${run.machine ? `<p class="note"><b>${holds(run) ? 'Processor.' : 'Short of.'}</b> ${escapeHtml(capital(holds(run) ? share(run.machine) : bottleneckOf(run)))}.</p>` : ''}
${wrongs(run)}
${routes(run)}
${run.journey === 'soak' ? memory(run) : ''}
</section>`
}

function reports({
  accepted,
  delivered,
  lost,
  sections,
  timeToReport,
  timeToReady,
  mail,
}: NonNullable<Measured['reports']>): string {
  const rows = [
    ['Accepted', count(accepted)],
    ['Delivered', count(delivered)],
    ['Lost', count(lost)],
    ['Sections written', count(sections)],
    ['Stored PDF after, p50 / p95 / longest', [timeToReady.p50, timeToReady.p95, timeToReady.max].map(seconds).join(' / ')],
    ['Mail out after, p50 / p95 / longest', [timeToReport.p50, timeToReport.p95, timeToReport.max].map(seconds).join(' / ')],
    ['In the mailbox', mail ? `${mail.missing} missing, ${mail.twice} twice` : 'not looked into'],
  ]
  return `<div class="scroll"><table class="plain"><caption>Reports</caption><tbody>${rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('')}</tbody></table></div>`
}

function wrongs({ checks }: Measured): string {
  if (checks.failed.length === 0) return `<p class="note"><b>Bodies.</b> All ${count(checks.passed)} checks passed.</p>`
  const rows = checks.failed.map(
    ({ name, failed, of }) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${count(failed)}</td><td>${count(of)}</td></tr>`,
  )
  return `<div class="scroll"><table class="plain"><caption>Answers that were wrong</caption><thead><tr><th scope="col">Check</th><th scope="col">Failed</th><th scope="col">Of</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function routes({ routes: all }: Measured): string {
  const rows = all
    .slice(0, 10)
    .map(
      ({ name, count: times, failed, p50, p95, p99 }) =>
        `<tr><th scope="row">${escapeHtml(name)}</th><td>${count(times)}</td><td>${count(failed)}</td><td>${ms(p50)}</td><td>${ms(p95)}</td><td>${ms(p99)}</td></tr>`,
    )
  const more = all.length > 10 ? ` (the slowest ten of ${all.length})` : ''
  return `<details${all.length <= 3 ? '' : ' open'}><summary>Calls, slowest first${more}</summary><div class="scroll"><table class="plain calls"><thead><tr><th scope="col">Call</th><th scope="col">Requests</th><th scope="col">Failed</th><th scope="col">p50</th><th scope="col">p95</th><th scope="col">p99</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></details>`
}

function memory({ machine }: Measured): string {
  if (!machine) return ''
  const mib = (bytes: number) => `${count(bytes / 1024 / 1024)} MiB`
  const rows = machine.consumers.map(
    ({ name, memoryFirst, memoryLast }) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${mib(memoryFirst)}</td><td>${mib(memoryLast)}</td></tr>`,
  )
  return `<table class="plain"><caption>Memory</caption><thead><tr><th scope="col">Process</th><th scope="col">At the start</th><th scope="col">At the end</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function bisection({ journey, result }: NonNullable<PageFacts['bisected']>): string {
  const rows = result.trials.map(({ rate, holds: held }) => `<tr><td>${rate}</td><td class="verdict">${badge(held)}</td></tr>`)
  const says = result.highest > 0 ? `The highest rate that holds is ${result.highest} a second.` : 'No rate that was tried holds.'
  return `<section><h2>The highest rate of ${escapeHtml(journey)}</h2><p class="about">${says}</p>
<table class="plain"><thead><tr><th scope="col">A second</th><th scope="col">Verdict</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`
}

/** A bisection shows the same journey at two rates. */
const idOf = ({ journey, rate }: Measured): string => `${journey}-${String(rate).replace('.', '-')}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const when = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ', ')} UTC`
const duration = (all: number): string => (all < 120 ? `${all} s` : `${Number((all / 60).toFixed(1))} min`)
