import type { SharedSummary } from '../document/shared-summary/summary-content.ts'
import { viewOf } from '../document/shared-summary/summary-view.ts'
import { compilePage } from './page-layout.ts'

const page = compilePage({
  title: '{{heading}}',
  body: `<p class="small">{{#if now}}{{now}}. {{/if}}From the {{reportName}} report of {{date}}. Its owner gave it to you; please keep it between you. The link works until {{until}}.</p>
<p class="calls"><a class="call" href="/api/r/summary/{{token}}/pdf">Download the two pages</a></p>
<h2>The goal</h2>
{{#if goals}}<p>“{{goals}}”</p>{{else}}<p>Nothing was typed about goals.</p>{{/if}}
{{#if goalAnswers}}<ul>{{#each goalAnswers}}<li><b>{{phrase}}: {{verdict}}.</b> {{why}}</li>{{/each}}</ul>{{/if}}
<h2>Limits</h2>
{{#if limits}}<ul>{{#each limits}}<li>{{this}}</li>{{/each}}</ul>{{else}}<p>None was set.</p>{{/if}}
<h2>{{directionsHeading}}</h2>
{{#each directions}}<h3>{{number}}. {{title}}</h3>
<p>{{way}} {{pay}}{{#if filledUp}} It is here to compare with: a rule speaks against it.{{/if}}</p>
{{#if gate}}<ul>{{#each gate}}<li><b>{{lead}}:</b> {{text}}</li>{{/each}}</ul>{{/if}}
{{#if reasonFor}}<p><b>For:</b> {{reasonFor}}</p>{{/if}}{{#if reasonAgainst}}<p><b>Against:</b> {{reasonAgainst}}</p>{{/if}}
{{/each}}
<h2>Five questions for our talk</h2>
<ol>{{#each questions}}<li>{{this}}</li>{{/each}}</ol>
<h2>What we could not know</h2>
<ul>{{#each unknown}}<li>{{this}}</li>{{/each}}</ul>
<p class="small">Made by arithmetic over the owner’s answers and public data. Waymark gives information, not advice on law, health or money.</p>`,
})

/** The summary as whoever was given its link reads it: no script, nothing of the report beyond the two pages. */
export function sharedSummaryHtml(summary: SharedSummary, { token, until }: { token: string; until: string }): string {
  return page({ ...viewOf(summary), token, until })
}
