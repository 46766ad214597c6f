/**
 * What people say they like, and what a day of work holds, in the same few themes: so that a sentence of the reader's can be laid
 * beside a task. Regular expressions over lower-case English words.
 */
export interface WorkTheme {
  key: string
  /** What it is about in one to three words, where a sentence of the reader's stood before. */
  name: string
  /** In the reader's own sentences and names of skills. */
  said: RegExp
  /** In the tasks and the hard sides of our notes. */
  work: RegExp
}

export const WORK_THEMES: readonly WorkTheme[] = [
  {
    key: 'teach',
    name: 'teaching',
    said: /\bexplain|\bteach|\btrain|\bcoach|\blesson|\bclassroom|\bread(?:ing)? groups?|\beducation|\bpupil|\bmentor/,
    work: /\bexplain|\bteach|\btrain|\bcoach|\bclass(?:es|room)?\b|\blesson|\bshow (?:new|how|them|people)|\bcourse/,
  },
  {
    key: 'care',
    name: 'care for people',
    said: /\bpatient|\bcare for|\bwound|\btriage|\bnurs|\bcalm(?:ing)? people/,
    work: /\bpatient|\bcare for|\bill\b|\bfamil(?:y|ies)|\bbedside|\bcomfort/,
  },
  {
    key: 'listen',
    name: 'listening',
    said: /\blisten|\binterview|\bparent|\bkept asking|\btalking to people/,
    work: /\blisten|\binterview|\bask(?:s|ed)? (?:people|clients|them|callers|what)|\bworr|\bcomplain|\bcallers?\b/,
  },
  {
    key: 'settle',
    name: 'settling quarrels',
    said: /\bquarrel|\bconflict|\bmediat|\bhard conversations/,
    work: /\bquarrel|\bdispute|\bconflict|\bgrievance|\bangry|\bshout|\bcomplaint/,
  },
  {
    key: 'cause',
    name: 'finding the cause',
    said: /\bcause\b|\bpuzzle|\btroubleshoot|\bfault|\bbad joint|\bfind(?:ing)? (?:out|the)|\binvestigat/,
    work: /\bcause|\bfault|\bwhy\b|\btrace|\bdiagnos|\bfind (?:out|the|where|what)|\bsolve|\bhunt/,
  },
  {
    key: 'check',
    name: 'checking things',
    said: /\binspect|\bcheck|\bx-ray|\berror rate|\btest(?:s|ing)?\b|\bcode review|\bquality/,
    work: /\binspect(?!or)|\bcheck|\btest (?:the|a|each|it|every|how)|\btesting|\bmeasur|\bsample|\bcompare|\breview/,
  },
  {
    key: 'repair',
    name: 'repairs',
    said: /\brepair|\bwiring|\bweld|\bfitting|\bcircuit|\bpanel|\bmachine|\bmotor|\bconduit|\bbead\b/,
    work: /\brepair|\bfix\b|\bmend|\bwir(?:e|ing)|\bweld|\bmachine|\b(?:worn|broken|spare) (?:or \w+ )?parts?\b|\bparts? that\b|\bhand tools\b|\bservice (?:the|each|every)|\bengine\b/,
  },
  {
    key: 'build',
    name: 'building',
    said: /\bbuil[dt]\b|\bbuilding (?:a|the|things|houses|homes|decks|stuff)\b|\brewired|\bblueprint|\bconstruct/,
    work: /\bbuild (?:the|a)\b|\binstall|\bset up\b|\bblueprint|\bdrawings?\b|\bsite\b|\bframe/,
  },
  {
    key: 'figures',
    name: 'figures',
    said: /\bcent\b|\bbalance|\bledger|\breconcil|\bfigures|\bexcel|\bforecast|\bcosting|\bcost\b|\bdata\b|\baccount/,
    work: /\bbudget|\bfigures?\b|\bnumbers?\b|\bcosts?\b|\bcount|\bforecast|\bledger|\baccounts?\b|\bspreadsheet|\bmodel|\bcash/,
  },
  {
    key: 'order',
    name: 'keeping order',
    said: /\borganis|\borganiz|\bclose\b|\brecords?\b|\binventory|\bcounts\b|\bfiling|\bcode\b/,
    work: /\brecords?\b|\bfiles?\b|\bforms?\b|\bpapers?\b|\binventory|\bstock|\bclaims?\b|\brules?\b|\blog\b/,
  },
  {
    key: 'plan',
    name: 'planning',
    said: /\bplanning|\broute|\bminute\b|\bdays early|\bschedul|\bproject/,
    work: /\bplan\b|\bschedul|\broster|\broute|\bdates?\b|\bdeadline|\bin time\b|\border (?:the|what|parts|stock)/,
  },
  {
    key: 'lead',
    name: 'leading a team',
    said: /\bled\b(?! to)|\blead(?:ing)? (?:a|the|my|our|\d+|people|crews?|teams?)\b|\bteam\b|\bcrew|(?<!\b(?:account|anger|care|case|cash|change|crisis|data|database|document|email|event|inventory|money|network|pain|product|project|records|risk|stock|stress|time|vendor|waste) )\bmanag(?:e|ing)|\bsame people/,
    work: /\bteam|\bcrew|\bhire|\bstaff\b|\bworkers\b|\blead\b|\bassign|\bnewcomer|\bcooks\b/,
  },
  {
    key: 'sell',
    name: 'customers',
    said: /\bnegotiat|\bnaming the price|\bcustomer|\bsalesforce|\bclient|\bguest|\btable goes silent/,
    work: /\bprice|\bnegotiat|\bcustomer|\bclient|\bsell|\bsupplier|\bvendor|\bguests?\b|\bdeal|\bbuyers?\b|\bpitch/,
  },
  {
    key: 'write',
    name: 'writing',
    said: /\bwrit|\bseries\b|\bediting|\breporting|\bstory\b|\bjournalis/,
    work: /\bwrite|\breport|\btexts?\b|\bletters?\b|\bstor(?:y|ies)|\bpress|\bedit/,
  },
  {
    key: 'design',
    name: 'design',
    said: /\bletters and be|\btypograph|\bidentity|\bdesign|\bmenu\b|\bart i make|\bbrand|\bgraphics/,
    work: /\bdesign|\bdraw|\bsketch|\bscreens?\b|\blayout|\bmenu|\bcolors?\b|\bpictures?\b|\blook of\b/,
  },
  {
    key: 'code',
    name: 'code and systems',
    said: /\bprogram that|\btypescript|\bpython|\blatency|\bsystem design|\bpostgres|\bdocker/,
    work: /\bsystems?\b|\bcode\b|\bsoftware|\bdatabase|\bserver|\bnetwork|\bprogram(?:mer)?s?\b/,
  },
  {
    key: 'science',
    name: 'science',
    said: /\bbiology|\blaborator|\bchemi|\bscience|\bexperiment/,
    work: /\blab\b|\bsamples?\b|\bexperiment|\bstudy|\bstudies|\bresearch|\bscien/,
  },
  {
    key: 'drive',
    name: 'driving',
    said: /\brig\b|\bdriv(?:e|ing)|\broad\b|\bforklift|\bdock\b|\btrucks?\b|\bload/,
    work: /\bdriving\b|\bdrive (?:the (?!screws)|from|between|in\b|all|an? |to\b|out\b|\d)|\btrucks?\b|\bloads?\b|\bforklift|\bcrane|\bfreight|\bdock|\bvehicle/,
  },
  {
    key: 'nature',
    name: 'work with nature',
    said: /\bnature|\bfarm|\bgarden|\banimal|\boutdoor/,
    work: /\banimal|\bsoil|\bforest|\bcrops?\b|\btrees?\b|\bgardens?\b|\bfarm/,
  },
]

/** What wears people out, as they tick or write it, and how the hard sides and hours of our notes speak of it. */
export interface Strain {
  key: string
  /** For the middle of a sentence that asks how much of it there is. */
  name: string
  /** Keys of the question on what costs energy. */
  drains: readonly string[]
  said: RegExp
  work: RegExp
}

export const STRAINS: readonly Strain[] = [
  {
    key: 'hours',
    name: 'nights, weekends or long days',
    drains: ['hours'],
    said: /(?<!\ball )\bnights?\b|\bshifts?\b|\bweekend|\bsundays?\b|\bbirthday|\bfourteen hours|\btwelve-hour|\bhome at night|\b(?:long|late|odd|bad|crazy|too many|these|the) hours\b/,
    work: /\bnights?\b|\bweekends?\b|\bevenings?\b|\bshifts?\b|\bon call\b|\bcalls? at home|\bovertime|\bpast 40\b|\bholidays?\b|\bearly mornings?\b|\blong (?:hours|days)/,
  },
  {
    key: 'call',
    name: 'being on call',
    drains: [],
    said: /\bon[- ]call\b|\bpager\b|\bcalled (?:in|out)\b/,
    work: /\bon[- ]call\b|\bcalls? (?:at home|at night|you in)|\b(?:[1-6]) a\.m\.|\baround the clock|\bday and night/,
  },
  {
    key: 'weapon',
    name: 'carrying a gun',
    drains: [],
    said: /\bguns?\b|\barmed\b|\bweapons?\b/,
    work: /\barmed\b|\bguns?\b|\bweapons?\b|\bshoot/,
  },
  {
    key: 'leading',
    name: 'managing people',
    drains: [],
    said: /\b(?:not?|never|don['’]t|without|no more|tired of|burned out on|done)\b[^.,;]{0,28}\b(?:manag(?:e|ing)|supervis\w+|boss\b|lead(?:ing)? (?:a|people|crew))/,
    work: /\bhire\b|\bstaff\b|\bsupervis|\bcrews?\b|\byour team\b|\bwhoever works for you/,
  },
  {
    key: 'desk',
    name: 'a desk all day',
    drains: [],
    said: /\b(?:not?|never|don['’]t|hate|tired of)\b[^.;]{0,40}\b(?:desk|cubicle|office all day|in front of a screen)/,
    work: /\byou (?:typically )?sit\b|\bat a desk|\bscreens? all day|\bscreen and a chair|\bseven hours\b/,
  },
  {
    key: 'body',
    name: 'strain on the body',
    drains: ['body'],
    said: /\bknees?\b|\bcrawl|\bmy back\b|\bmy (?:arm|shoulder|hip|legs?|feet|hands?|wrists?)\b|\barm i can|\bsit-down\b|\b(?:my|own|for) health\b(?! (?:insurance|plan|care|system))|\bhealth (?:problems?|issues?|reasons?|scare|limits?)\b|\bheat\b|\bsmoke\b/,
    work: /\bstand|\bon (?:your|their) feet|\bpounds|\blift|\bkneel|\bcrouch|\bclimb|\bcrawl|\bheat\b|\bcold\b|\bnoise|\binjur|\bfeet\b|\bladders?\b|\bfumes/,
  },
  {
    key: 'paper',
    name: 'paperwork',
    drains: ['paperwork'],
    said: /\bpaperwork|\bforms\b|\bcopying figures|\bpermits/,
    work: /\bforms?\b|\bpaperwork|\bmeetings?\b|\bgrant\b|\bpapers?\b|\bemails?\b|\bwrite up\b/,
  },
  {
    key: 'pressure',
    name: 'pressure',
    drains: ['too_much'],
    said: /\bquotas?\b|\bdeadlines?\b|\bshort staff|\btests every month|\bthin margins|\bburning out|\bpressure/,
    work: /\bquotas?\b|\bdeadlines?\b|\btargets?\b|\bshort (?:of )?staff|\bsick\b|\bpressure|\bat once\b|\brush|\bpeak\b|\bbusy\b|\blate\b|\bblame/,
  },
  {
    key: 'travel',
    name: 'days away',
    drains: ['commute'],
    said: /\baway from my|\btravel\b|\bon the road\b/,
    work: /\btravel|\baway from home|\bdrive (?:to|between)|\bon the road\b/,
  },
  {
    key: 'people',
    name: 'upset people',
    drains: ['people_all_day', 'conflict'],
    said: /\bphones?\b|\bcounter\b|\bcomplaints?\b|\btension/,
    work: /\bangry|\bshout|\bcomplain|\bdistrust|\brude\b|\bblame|\bphones?\b|\bupset|\bno to\b|\bignore/,
  },
  {
    key: 'same',
    name: 'sameness',
    drains: ['same_again', 'too_little'],
    said: /\bsame thing|\bbored|\broutine/,
    work: /\bsame\b|\brepeat|\broutine|\bdull|\bagain and again|\bevery day\b/,
  },
  {
    key: 'say',
    name: 'others deciding',
    drains: ['no_say'],
    said: /\bno say\b|\bnobody asks\b/,
    work: /\bdecide[sd]? above|\bothers decide|\bapprov|\bpermission|\brules?\b|\boverrul|\bboss\b/,
  },
  {
    key: 'future',
    name: 'fear for the job',
    drains: ['worry'],
    said: /\bautomat|\brobots?\b|\bgenerator|\bassistants write|\bdrive themselves|\bmachines now|\blay-?offs|\bmoves? the shelves/,
    work: /\bfewer (?:jobs|posts)|\bshrink|\bsoftware (?:now|does|takes)|\bautomat|\bcut (?:first|when)|\blaid off|\blay-?off|\bprojects? end/,
  },
  {
    key: 'meaning',
    name: 'work without a point',
    drains: ['meaning'],
    said: /\bwhat it is good for|\bno point\b/,
    work: /\bnobody (?:sees|thanks|notices)|\bif at all\b|\bmay ignore|\bunseen|\brarely (?:see|meet)|\bfar from\b/,
  },
]
