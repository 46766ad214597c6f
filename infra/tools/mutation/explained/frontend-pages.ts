import type { Explanation } from './explanation.ts'

const at = (file: string, text: string, why: string, ...mutators: string[]): Explanation => ({
  file: `frontend/src/features/${file}`,
  text,
  why,
  ...(mutators.length > 0 && { mutators }),
})

/** Survivors in the hooks and words of the frontend's pages. */
export const frontendPages: Explanation[] = [
  at('account/part-date.ts', 'slash[1]?.', 'the pattern has found it', 'OptionalChaining'),
  at('account/part-date.ts', "name = ''", 'the pattern has found it', 'StringLiteral'),
  at(
    'account/use-change-settings.ts',
    'subscribe: false',
    'the shell reads the settings for as long as the page lives',
    'BooleanLiteral',
  ),
  at(
    'account/use-change-settings.ts',
    '[dispatch, send]',
    'the store gives one function for the life of a page',
    'ArrayDeclaration',
  ),
  at('blog/article-html.ts', 'async: false', 'without an extension that waits the parser does not either', 'ObjectLiteral'),
  at('blog/bars-figure.ts', 'lines.pop()', 'a split text has at least one line', 'StringLiteral'),
  at('game/category-words.ts', "words.join('')", 'one word has nothing between', 'StringLiteral'),
  at('game/use-option-keys.ts', 'options.length]?.focus()', 'the place is within the list', 'OptionalChaining'),
  at('game/use-option-keys.ts', '}, [list])', 'a question keeps one list for as long as it lives', 'ArrayDeclaration'),
  at(
    'game/use-round.ts',
    'review.answer ?? sent?.answer ?? -1',
    'what is reviewed was sent; the rest is for the types',
    'OptionalChaining',
    'UnaryOperator',
  ),
  at(
    'game/use-round.ts',
    'one.answer ?? -1',
    'each answered question has its answer; the rest is for the types',
    'UnaryOperator',
  ),
  at('jobs/job-search.ts', 'page >= 1', 'page 1 is what anything else becomes', 'EqualityOperator'),
  at('learning/path-words.ts', 'modules = []', 'a text has no hours', 'ArrayDeclaration'),
  at('learning/use-learning-toasts.ts', '[toast],', 'the app shows its toasts in one place', 'ArrayDeclaration'),
  at('learning/wire-path.ts', "wholeHours(typed = '')", 'words are no number of hours either', 'StringLiteral'),
  at('occupation/figures.ts', "items.join('')", 'one item has nothing between', 'StringLiteral'),
  at('occupation/speaks.ts', '!== undefined &&', 'undefined is neither more nor less than a number', 'ConditionalExpression'),
  at('occupation/speaks.ts', 'all === undefined', 'no number is more or less than undefined', 'ConditionalExpression'),
  at('recommendations/standing.ts', '= []', 'a text has no day', 'ArrayDeclaration'),
  at('recommendations/standing.ts', "?? ''", 'an empty list is introduced by no page', 'StringLiteral'),
  at('shell/use-drawer.ts', "'closed'", 'whatever is not open is closed', 'StringLiteral'),
  at('shell/use-drawer.ts', "now === 'open' ? 'left'", 'leaving a closed drawer moves no focus', 'ConditionalExpression'),
  at('shell/use-drawer.ts', '}, [])', 'a constant list is the same at every drawing', 'ArrayDeclaration'),
  at('shell/use-drawer.ts', '?.', 'the parts are there while the shell is', 'OptionalChaining'),
  at('shell/use-live-updates.ts', 'known.has(tag)', 'a name that nothing is about makes nothing stale', 'MethodExpression'),
  at('skills/find-skills.ts', 'a < b ? -1 : 1', 'equal ones were told apart a line above', 'EqualityOperator'),
  at('skills/level-figures.ts', 'a.category < b.category', 'each category stands there once', 'EqualityOperator'),
  at('skills/skill-words.ts', 'evidence = []', 'a text is evidence of no kind', 'ArrayDeclaration'),
  at('skills/skills-address.ts', '[setParams]', 'the router gives one function for the life of a page', 'ArrayDeclaration'),
]
