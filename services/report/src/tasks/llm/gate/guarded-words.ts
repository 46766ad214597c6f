/**
 * Words that a rewrite may use only where its original does, however plain they are.
 * Promises and certainty; talk about the model and its task; who a person is; contempt; the names of large firms that are also words.
 */
const GUARDED = [
  'will ll shall always never forever guarantee guarantees guaranteed guaranteeing promise promises promised certain certainly sure surely',
  'definitely definite undoubtedly doubtless undeniably inevitable inevitably assured assure assures secure secured proven risk-free',
  'free cannot impossible perfect perfectly safe safer safest safely hire hires hired hiring',
  'prompt prompts instruction instructions ignore ignored ignoring disregard override system systems assistant assistants chatbot bot model',
  'models ai token tokens json output outputs input inputs rule rules user users developer code secret password key policy openai gpt',
  'language hacked hack pwned sorry apologize unable refuse refused reveal admin root',
  'he him his she her hers himself herself man men woman women boy boys girl girls guy guys lady ladies gentleman mr mrs ms sir madam',
  'male males female females husband wife mother father mom dad son daughter young younger youngest old older oldest elderly age aged ages',
  'race races racial ethnic ethnicity religion religious faith gay lesbian queer transgender sexual sex disabled disability handicapped',
  'immigrant immigrants immigration foreigner foreigners foreign native natives black white brown yellow asian african hispanic latino',
  'latina jew jews jewish muslim muslims islam christian christians pregnant pregnancy citizen citizens nationality accent accents',
  'stupid idiot idiots dumb dumber lazy worthless hopeless pathetic ugly loser losers failure failures fool fools foolish useless crazy',
  'insane moron hate hates hated hatred kill kills killed die dies dead death fat trash garbage disgusting inferior shame ashamed weak',
  'suicide drug drugs gun guns weapon weapons steal cheat fraud illegal crime bribe bomb attack attacks',
  'google amazon target apple gap shell oracle visa delta chase ford sprint square meta alphabet block staples dollar uber lyft zoom slack stripe',
  'license licensed licenses certified certificate certificates degree degrees diploma bachelor master doctorate registered accredited',
  'school schools college colleges university academy institute bootcamp employer employers company companies corporation agency',
  'doctor lawyer attorney police visa passport tax taxes invest investment crypto bitcoin bank loan loans credit cash buy',
  'email e-mail mail phone click link website site address http www download subscribe whatsapp telegram',
  'quit quits quitting resign resigns resigning',
]
  .flatMap((line) => line.split(' '))
  .concat(["won't", "can't", "isn't", "you'll", "they'll", "we'll", "it'll", "i'll", "he's", "she's"])

const guarded: ReadonlySet<string> = new Set(GUARDED)

export function isGuarded(word: string): boolean {
  return guarded.has(word)
}
