import type { ActivitySlug } from '@waymark/contracts/models/identity/activities'

/**
 * What a task of the work has to speak of before it stands beside the mark that the reader gave to one of the thirty activities: the
 * activity itself, and no wider kind. "Plan an experiment" belongs to the setting up of a study, and not to every check of a form.
 * A word of another sense
 * is kept out: whoever hates to write stories is not told that a mechanic hears the story of an operator. Regular expressions over the
 * lower-case words of our notes.
 */
export const ACTIVITY_WORK: Readonly<Record<ActivitySlug, RegExp>> = {
  'repair-machine':
    /\b(?:machines?|engines?|motors?|pumps?|robots?|gear|circuit|devices?)\b.*\b(?:repair|fix|mend)\w*|\b(?:repair|fix|mend)\w*\b.*\b(?:machines?|engines?|motors?|pumps?|robots?|gear|wires|wiring|hoses?|valves?|drains|relays|electrical faults|boilers?|aids|tools)\b|\bboilers?\b.*\bin repair\b|\bthe repair\b|\breplace (?:the|a|each) (?:bad|worn|broken)|\b(?:worn|broken) (?:or \w+ )?(?:\w+ )?parts?\b|\bwhat is worn\b/,
  'fit-equipment':
    /\b(?:install|fit|wire|connect|mount|hang|run|pull(?! (?:apart|samples))) (?:\w+ ){0,3}(?:pipes?|cables?|wir\w+|conduit|equipment|lines?|panels?|ducts?|fixtures?|units?|pumps?)\b/,
  'build-solid':
    /\b(?:cut|shape|set|lay|pour|spread|level|join|nail|grind|thread)\b.*\b(?:wood|stone|steel|metal|concrete|bricks?|pipe|lumber)\b|\bwelds?\b|\bassemble|\bbuild (?:walls?|frames?|forms?|it (?:up again|new)|models? by hand|a small model|a cell|a first sample|the engineer's)|\bbare wood\b/,
  'drive-operate':
    /\bdriving\b|\bdrive (?:the (?!screws)|from|between|in\b|all|an? |out\b|\d)|\bforklift|\bcranes?\b|\btractor|\bexcavat/,
  'tend-outdoors':
    /\banimals?\b|\b(?:dig|grow|till)\b.*\bsoil\b|\bsoil washes\b|\bcrops?\b|\b(?:young|measure) trees\b|\bgardens?\b|\bherds?\b|\bpasture/,
  'find-cause':
    /\b(?:find|trace|hunt|look|locate|split)\b.*\bfaults?\b|\bcauses?\b|\bdiagnos|\btroubleshoot|\bwhy (?:it|the|a|each|something|they)\b|\b(?:find|see|read|mark|learn)\b.*\bwhat (?:went wrong|slipped|failed|broke)|\bhunt for (?!a clear|hot)|\btrace the\b/,
  'run-experiment':
    /\bexperiment|\b(?:plan|design|set up) (?:a |an |the |each )?(?:\w+ )?(?:stud(?:y|ies)|trials?|tests?)\b|\brun (?:a |the )?(?:stud|trial)|\btry (?:out )?(?:a |the )?new\b/,
  'read-science':
    /\bread (?:\w+ )?(?:studies|papers|journals|research)|\bnew (?:findings|studies|research)|\bkeep up with (?:the )?research/,
  'find-patterns':
    /(?<!\b(?:along|by) a )\bpatterns?\b|\btrends?\b|\banaly[sz](?:e[sd]?|ing|is)\b|\b(?:read|check|sales) (?:\w+ ){0,5}forecasts?\b|\bforecast what\b|\b(?:read|compare|study) (?:\w+ ){0,3}(?:sales|figures|results|numbers|data)\b|\baccounts apart\b/,
  'study-samples':
    /\b(?:takes?|draw|tests?|grade|collect|pull|dig|send|have|run)\b.*\bsamples?\b|\bknown samples\b|\bin the sample\b|\bsamples? tested\b|\bmicroscope|\breadings\b|\bmeasure (?:noise|gases|parts|trees|the (?:wear|volts)|how (?:far|it grows)|to (?:a |thousandths))/,
  'write-story':
    /\bwrite (?:\w+ ){0,2}(?:stor|script|article|post|column|book|lyric|press|copy|speech)|\b(?:tell|write|find|film|shape) (?:the |a )?stor(?:y|ies)\b|\bthe story runs\b/,
  'draw-design':
    /\bsketch|\bdraw (?!up|on|from|blood|samples)|\bdesign (?:the (?!plant)|a|how|screens?|pages?|parts?|it|logos?)\b|\blayouts?\b/,
  'perform-music':
    /\b(?:sing|rehearse|act out)\b|\bperform (?:for|on)|\bon stage\b|\bplay (?:a|the) (?:song|set|part|role|instrument)/,
  'shape-space':
    /\b(?:arrange|lay out|dress|shape|decorate|plant) (?:\w+ ){0,2}(?:rooms?|windows?|shel\w+|gardens?|stage|sets?|displays?|beds?)/,
  'edit-pictures': /\b(?:edit|cut|retouch|crop|grade)\b.*\b(?:photos?|pictures?|film|video|footage|sound|images?)\b/,
  'teach-group':
    /\bteach (?!the robot|sit\b)|\btrain (?:new|the|staff|workers|others|them|guards|crews|people)\b|\blessons?\b|(?<!treatment, a )\bclass(?:es)?\b|(?<!\b(?:set|change) )\bcourses?\b/,
  'care-ill':
    /\bpatients?\b|\b(?:feed|bathe|lift|dress|help|care for) (?:\w+ ){0,2}residents?\b|\bthe (?:ill|sick|dying)\b|\b(?:clean|dress|close) wounds?\b|\bbedside\b/,
  'listen-worry':
    /\b(?:clients?|donors?|famil(?:y|ies)|people|residents|callers?|patients?|guests?)\b.*\blisten\b|\blisten (?:to (?:clients?|people|homesick|callers?|patients?|families)|when they)|\bworr(?:y|ies|ied)\b|\bcalm\b|\bupset\b/,
  'guide-young':
    /\bstudents?\b|\bchild(?:ren)?\b(?! care| and an expert)|\bkids?\b|\byouth\b|\bteen|\bpupils?\b|\byoung (?!trees|animals)/,
  'settle-quarrel': /\bquarrel|\bdisputes?\b|\bconflict|\bgrievance|(?<!motions, )\bcomplain|\bhard talk\b/,
  'win-customer':
    /\b(?:win|call on|find) (?:\w+ ){0,2}(?:customers?|clients?|buyers?|shops|accounts)\b|(?<!\bask )\bnew (?:customers|clients|buyers|accounts)\b|\bsell (?:the|a|them|it|more)\b|\bpitch (?:the|a|an|your|to)\b/,
  'lead-team':
    /(?<!\bnot )\b(?:lead|coach|hire|supervise|rate|train)\b.*\b(?:team|crew|staff|people|workers|clerks|cooks|servers|nurses|guards|agents)\b|\byour (?:team|crew)\b/,
  'start-business': /\b(?:your|their|an?) own (?:firm|shop|business|practice|clients)\b|\bstart(?:-?ups?| a (?:firm|business))\b/,
  'negotiate-deal':
    /\bnegotiat|\bbargain|\bhaggle|\bterms (?:of|with) (?!their)|\bsettle (?:the (?:sum|price)|on)|\bdeals?\b(?! with)|\bhold suppliers\b/,
  'speak-persuade':
    /\bpresent (?:the|a|your|to|findings)|\bpersuade|\bconvince|\bspeak for\b|\bspeech|\bpitch (?:the|a|an|your|to)\b|\bwin over\b/,
  'keep-books':
    /\bledgers?\b|\b(?:keep|read|balance) the books\b|\bthe books say\b|\breconcil|\bbalance (?:the (?!air)|each)|\binvoices?\b|\bpayroll\b|\bcash\b|\bcount the (?:till|drawer)\b|\btaxes\b|\bto the cent\b/,
  'order-records':
    /\brecords?\b(?! ads|, cut)|\bfiling\b|\b(?:keep|sort|find) (?:the |each )?files?\b|\blog (?:each|the|it|them|your|every)\b|\bcatalog (?:each|the)|\barchive/,
  'check-forms':
    /\bcheck (?:that )?(?:the |each |a |every |all )?(?:\w+ )?(?:forms?|claims?|records?|bills?|invoices?|papers?|documents?|entr(?:y|ies)|data|orders?|lists?|charts?|applications?|returns?|stubs?|figures|accounts?)\b|\bproofread|\berrors? in\b/,
  'plan-schedule':
    /\bschedul|\broster|\bplan (?:the (?:day|week|shift|runs?|work|route)|who)|\bwork plan\b|\bwho is on\b|\binventory\b|\b(?:count|order|keep) (?:the )?(?:stock|supplies|parts)\b|\bcount stock\b|\bfood and drink, count/,
  'follow-procedure':
    /(?<!\bchange a )\bprocedures?\b|\bstep by step\b|\bchecklists?\b|\bby the (?:book|rule)|\bexactly\b|\bthe same order\b|\bits code\b|\bprotocol/,
}
