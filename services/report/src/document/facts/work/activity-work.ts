import type { ActivitySlug } from '@waymark/contracts/models/identity/activities'

/**
 * What a task of the work has to speak of before it stands beside the mark that the reader gave to one of the thirty activities: the
 * activity itself, and no wider kind. "Plan an experiment" belongs to the setting up of a study, and not to every check of a form.
 * Regular expressions over the lower-case words of our notes.
 */
export const ACTIVITY_WORK: Readonly<Record<ActivitySlug, RegExp>> = {
  'repair-machine':
    /\b(?:repair|fix|(?<!costs? to )mend)\b|\breplace (?:the|a|each) (?:bad|worn|broken)|\b(?:worn|broken) (?:\w+ )?parts?\b/,
  'fit-equipment':
    /\b(?:install|fit|wire|connect|mount|hang|run|pull) (?:\w+ ){0,3}(?:pipes?|cables?|wir\w+|conduit|equipment|lines?|panels?|ducts?|fixtures?|units?|pumps?)\b/,
  'build-solid': /\bbuild (?:the|a|walls?|frames?|forms?|it)\b|\b(?:wood|stone|steel|metal|concrete|brick)\b|\bweld\b|\bassemble/,
  'drive-operate':
    /\bdriving\b|\bdrive (?:the (?!screws)|from|between|in\b|all|an? |out\b|\d)|\bforklift|\bcranes?\b|\btractor|\bexcavat/,
  'tend-outdoors': /\banimals?\b|\bsoil\b|\bcrops?\b|\btrees?\b|\bgardens?\b|\bherds?\b|\bpasture/,
  'find-cause':
    /\b(?:find|trace|hunt|look|locate|split)\b.*\bfaults?\b|\bcauses?\b|\bdiagnos|\btroubleshoot|\bwhy (?:it|the|a|each|something|they)\b|\bwhat (?:went wrong|slipped|failed|broke)|\bhunt for\b|\btrace the\b/,
  'run-experiment':
    /\bexperiment|\b(?:plan|design|set up) (?:a |an |the |each )?(?:\w+ )?(?:stud(?:y|ies)|trials?|tests?)\b|\brun (?:a |the )?(?:stud|trial)|\btry (?:out )?(?:a |the )?new\b/,
  'read-science':
    /\bread (?:\w+ )?(?:studies|papers|journals|research)|\bnew (?:findings|studies|research)|\bkeep up with (?:the )?research/,
  'find-patterns':
    /\bpatterns?\b|\btrends?\b|\banaly[sz]|\bforecast|\b(?:read|compare|study) (?:\w+ ){0,3}(?:sales|figures|results|numbers|data)\b|\baccounts apart\b/,
  'study-samples': /\bsamples?\b(?!.*\b(?:catalog|sell))|\bmicroscope|\breadings\b|\bmeasure(?:ments?)?\b/,
  'write-story': /\bwrite (?:\w+ ){0,2}(?:stor|script|article|post|column|book|lyric|press|copy|speech)|\bstor(?:y|ies)\b/,
  'draw-design': /\bsketch|\bdraw (?!up|on|from|blood)|\bdesign (?:the|a|how|screens?|pages?|parts?|it|logos?)\b|\blayouts?\b/,
  'perform-music':
    /\b(?:sing|rehears|act out)\w*|\bperform (?:for|on)|\bon stage\b|\bplay (?:a|the) (?:song|set|part|role|instrument)/,
  'shape-space':
    /\b(?:arrange|lay out|dress|shape|decorate|plant) (?:\w+ ){0,2}(?:rooms?|windows?|shel\w+|gardens?|stage|sets?|displays?|beds?)/,
  'edit-pictures': /\b(?:edit|cut|retouch|crop|grade)\b.*\b(?:photos?|pictures?|film|video|footage|sound|images?)\b/,
  'teach-group':
    /\bteach\b|\btrain (?:new|the|staff|workers|others|them|guards|crews|people)\b|\blessons?\b|\bclass(?:es)?\b|\bcourses?\b/,
  'care-ill': /\bpatients?\b|\bresidents?\b|\bthe (?:ill|sick|dying)\b|\bwounds?\b|\bbathe\b|\bbedside\b/,
  'listen-worry': /\blisten\b|\bworr(?:y|ies|ied)\b|\bcalm\b|\bupset\b/,
  'guide-young': /\bstudents?\b|\bchild(?:ren)?\b|\bkids?\b|\byouth\b|\bteen|\bpupils?\b|\byoung\b/,
  'settle-quarrel': /\bquarrel|\bdisputes?\b|\bconflict|\bgrievance|\bcomplain|\bhard talk\b/,
  'win-customer':
    /\b(?:win|call on|find) (?:\w+ ){0,2}(?:customers?|clients?|buyers?|shops|accounts)\b|\bnew (?:customers|clients|buyers|accounts)\b|\bsell (?:the|a|them|it|more)\b|\bpitch\b/,
  'lead-team':
    /\b(?:lead|coach|hire|supervise|rate|train)\b.*\b(?:team|crew|staff|people|workers|clerks|cooks|servers|nurses|guards|agents)\b|\byour (?:team|crew)\b/,
  'start-business': /\b(?:your|their|an?) own (?:firm|shop|business|practice|clients)\b|\bstart(?:-?ups?| a (?:firm|business))\b/,
  'negotiate-deal':
    /\bnegotiat|\bbargain|\bhaggle|\bterms (?:of|with)\b|\bsettle (?:the (?:sum|price)|on)|\bdeals?\b|\bhold suppliers\b/,
  'speak-persuade': /\bpresent (?:the|a|your|to|findings)|\bpersuade|\bconvince|\bspeak for\b|\bspeech|\bpitch\b|\bwin over\b/,
  'keep-books':
    /\bledgers?\b|\bbooks\b|\breconcil|\bbalance (?:the|each)|\binvoices?\b|\bpayroll\b|\bcash\b|\btill\b|\btaxes\b|\bto the cent\b/,
  'order-records':
    /\brecords?\b|\bfiling\b|\b(?:keep|sort|find) (?:the |each )?files?\b|\blog (?:each|the|it|them|your|every)\b|\bcatalog (?:each|the)|\barchive/,
  'check-forms':
    /\bcheck (?:that )?(?:the |each |a |every |all )?(?:\w+ )?(?:forms?|claims?|records?|bills?|invoices?|papers?|documents?|entr(?:y|ies)|data|orders?|lists?|charts?|applications?|returns?|stubs?|figures|accounts?)\b|\bproofread|\berrors? in\b/,
  'plan-schedule':
    /\bschedul|\broster|\bplan (?:the (?:day|week|shift|runs?|work|route)|who)|\bwork plan\b|\bwho is on\b|\binventory\b|\b(?:count|order|keep) (?:the )?(?:stock|supplies|parts)\b|\bcount stock\b|\bfood and drink, count/,
  'follow-procedure':
    /\bprocedures?\b|\bstep by step\b|\bchecklists?\b|\bby the (?:book|rule)|\bexactly\b|\bthe same order\b|\bits code\b|\bprotocol/,
}
