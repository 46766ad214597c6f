/** The house's colours, as in the frontend's tokens; a page of its own, so nothing is loaded from anywhere. */
export const pageStyle = `
:root{color-scheme:light dark;--ground:#F1F3ED;--surface:#FFF;--sunk:#E8ECE3;--ink:#16302A;--ink-2:#4E6159;--ink-3:#586A62;--line:#D9DFD4;
--deep:#123D33;--on-deep:#F1F3ED;--on-deep-2:#BDD2C8;--deep-line:#2B5A4D;--spruce:#1C5B4C;--ok-soft:#DFEBE4;--missed:#AE2F1C;--missed-soft:#FBE9E4;
--c1:#1F719F;--c2:#C0881D;--c3:#58A28B;--c4:#952F1B;--c5:#61266A;--rest:#9AA8A0;--promise:#16302A;
--serif:"Besley Variable",Besley,Georgia,serif;--sans:"Hanken Grotesk Variable","Hanken Grotesk","Helvetica Neue",Arial,sans-serif}
@media(prefers-color-scheme:dark){:root{--ground:#0E1613;--surface:#16201C;--sunk:#1E2A25;--ink:#E9EEE7;--ink-2:#B4C1B9;--ink-3:#98A89F;--line:#2A3832;
--deep:#11322A;--deep-line:#275145;--spruce:#7CC7AE;--ok-soft:#1D362E;--missed:#F0917A;--missed-soft:#38201A;
--c1:#6AB0FC;--c2:#EFB54B;--c3:#B2E6D6;--c4:#DD6B47;--c5:#A05E97;--rest:#7D8D85;--promise:#E9EEE7}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 var(--sans);font-variant-numeric:tabular-nums}
.page{max-width:1160px;margin:0 auto;padding:0 24px}
header{background:var(--deep);color:var(--on-deep);padding:40px 0 32px;margin-bottom:32px}
.kicker{margin:0;color:var(--on-deep-2);font-size:14px}
h1{margin:4px 0 24px;font:600 34px/1.2 var(--serif);letter-spacing:-.01em;text-wrap:balance}
h2{margin:0;font:600 24px/1.25 var(--serif)}
.facts{display:flex;flex-wrap:wrap;gap:16px 40px;margin:0;padding-top:16px;border-top:1px solid var(--deep-line)}
.facts dt{font-size:13px;color:var(--on-deep-2)}.facts dd{margin:0;overflow-wrap:anywhere}
section{background:var(--surface);border:1px solid var(--line);border-radius:4px;padding:24px;margin:24px 0;scroll-margin-top:16px}
.head{display:flex;align-items:center;gap:12px}
.about{margin:4px 0 16px;color:var(--ink-2);max-width:70ch}
.note{margin:16px 0 0;max-width:100ch;color:var(--ink-2)}.note b{color:var(--ink)}
a{color:var(--spruce)}
.badge{display:inline-block;padding:1px 10px;border-radius:3px;font-size:13px;font-weight:600}
.badge.ok{background:var(--ok-soft);color:var(--spruce)}.badge.missed{background:var(--missed-soft);color:var(--missed)}
.thresholds{list-style:none;display:flex;flex-wrap:wrap;gap:8px;margin:0 0 20px;padding:0}
.thresholds li{display:flex;gap:10px;align-items:baseline;padding:6px 12px;border-left:4px solid var(--spruce);background:var(--sunk);border-radius:2px;font-size:14px}
.thresholds li.missed{border-color:var(--missed)}.thresholds li.missed span{color:var(--missed);font-weight:600}
.thresholds b{font-weight:500;color:var(--ink-2)}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,440px),1fr));gap:24px}
.chart{margin:0;min-width:0}.chart figcaption{font-weight:600;margin-bottom:4px}
svg{display:block;width:100%;height:auto}
.grid{stroke:var(--line);stroke-width:1}.tick{fill:var(--ink-3);font:12px var(--sans)}
.line{fill:none;stroke-width:2;stroke-linejoin:round}.line.dashed{stroke-dasharray:5 5;stroke-width:1.5}
.line.c1{stroke:var(--c1)}.line.c2{stroke:var(--c2)}.line.c3{stroke:var(--c3)}.line.c4{stroke:var(--c4)}.line.c5{stroke:var(--c5)}.line.promise{stroke:var(--promise)}
.band{opacity:.85}.band.c1{fill:var(--c1)}.band.c2{fill:var(--c2)}.band.c3{fill:var(--c3)}.band.c4{fill:var(--c4)}.band.c5{fill:var(--c5)}.band.rest{fill:var(--rest)}
.legend{list-style:none;display:flex;flex-wrap:wrap;gap:2px 16px;margin:4px 0 0 66px;padding:0;font-size:13px;color:var(--ink-2)}
.legend li{display:flex;align-items:center;gap:6px}.legend i{width:14px;height:0;border-top:4px solid}
.legend .dashed{border-top:2px dashed}
i.c1{color:var(--c1)}i.c2{color:var(--c2)}i.c3{color:var(--c3)}i.c4{color:var(--c4)}i.c5{color:var(--c5)}i.rest{color:var(--rest)}i.promise{color:var(--promise)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:15px}
th{text-align:left;font-weight:500}thead th{font-size:13px;color:var(--ink-3)}
td{text-align:right}th,td{padding:7px 14px 7px 0;border-bottom:1px solid var(--line);white-space:nowrap}
tbody tr:last-child>*{border-bottom:0}
thead th:not(:first-child){text-align:right}
.overview{width:100%;background:var(--surface);border:1px solid var(--line);border-radius:4px;border-collapse:separate;border-spacing:0}
.overview th:first-child{padding-left:24px}.overview tr>:last-child{padding-right:24px}
.plain{margin-top:16px}.plain th[scope=row]{padding-right:32px;font-weight:400;white-space:normal;min-width:11em}
caption{text-align:left;font-weight:600;padding-bottom:4px}
details{margin-top:20px}summary{cursor:pointer;font-weight:600}
@media(max-width:640px){.page{padding:0 12px}section{padding:16px}h1{font-size:28px}
.overview :is(th,td):is(:nth-child(n+3):nth-child(-n+6),:nth-child(8),:nth-child(9)),.calls :is(th,td):is(:nth-child(2),:nth-child(4)){display:none}
.overview th:first-child{padding-left:16px}.overview tr>:last-child{padding-right:16px}.plain th[scope=row]{padding-right:14px;min-width:0}
.tick{font-size:15px}.legend{margin-left:0}}
@media print{body{background:#fff}section{break-inside:avoid}}
`.trim()
