import type { Explanation } from './explanation.ts'

const at = (file: string, text: string, why: string, ...mutators: string[]): Explanation => ({
  file: `frontend/src/${file}`,
  text,
  why,
  ...(mutators.length > 0 && { mutators }),
})

/** Survivors in the hooks and words of the frontend's pages. */
export const frontendPages: Explanation[] = [
  at('features/account/part-date.ts', 'slash[1]?.', 'the pattern has found it', 'OptionalChaining'),
  at('features/account/part-date.ts', "name = ''", 'the pattern has found it', 'StringLiteral'),
  at(
    'features/account/use-change-settings.ts',
    'subscribe: false',
    'the shell reads the settings for as long as the page lives',
    'BooleanLiteral',
  ),
  at(
    'features/account/use-change-settings.ts',
    '[dispatch, send]',
    'the store gives one function for the life of a page',
    'ArrayDeclaration',
  ),
  at('site/blog/article-html.ts', 'async: false', 'without an extension that waits the parser does not either', 'ObjectLiteral'),
  at('site/blog/bars-figure.ts', 'lines.pop()', 'a split text has at least one line', 'StringLiteral'),
  at('features/game/category-words.ts', "words.join('')", 'one word has nothing between', 'StringLiteral'),
  at('features/game/use-option-keys.ts', 'options.length]?.focus()', 'the place is within the list', 'OptionalChaining'),
  at('features/game/use-option-keys.ts', '}, [list])', 'a question keeps one list for as long as it lives', 'ArrayDeclaration'),
  at(
    'features/game/use-round.ts',
    'review.answer ?? sent?.answer ?? -1',
    'what is reviewed was sent; the rest is for the types',
    'OptionalChaining',
    'UnaryOperator',
  ),
  at(
    'features/game/use-round.ts',
    'one.answer ?? -1',
    'each answered question has its answer; the rest is for the types',
    'UnaryOperator',
  ),
  at('features/jobs/search/job-search.ts', 'page >= 1', 'page 1 is what anything else becomes', 'EqualityOperator'),
  at('features/learning/path-words.ts', 'modules = []', 'a text has no hours', 'ArrayDeclaration'),
  at('features/learning/use-learning-toasts.ts', '[toast],', 'the app shows its toasts in one place', 'ArrayDeclaration'),
  at('features/learning/wire-path.ts', "wholeHours(typed = '')", 'words are no number of hours either', 'StringLiteral'),
  at('entities/occupation/figures.ts', "items.join('')", 'one item has nothing between', 'StringLiteral'),
  at(
    'features/occupation/sections/speaks.ts',
    '!== undefined &&',
    'undefined is neither more nor less than a number',
    'ConditionalExpression',
  ),
  at(
    'features/occupation/sections/speaks.ts',
    'all === undefined',
    'no number is more or less than undefined',
    'ConditionalExpression',
  ),
  at('entities/occupation/standing.ts', '= []', 'a text has no day', 'ArrayDeclaration'),
  at('entities/occupation/standing.ts', "?? ''", 'an empty list is introduced by no page', 'StringLiteral'),
  at('app/shell/use-drawer.ts', "'closed'", 'whatever is not open is closed', 'StringLiteral'),
  at('app/shell/use-drawer.ts', "now === 'open' ? 'left'", 'leaving a closed drawer moves no focus', 'ConditionalExpression'),
  at('app/shell/use-drawer.ts', '}, [])', 'a constant list is the same at every drawing', 'ArrayDeclaration'),
  at('app/shell/use-drawer.ts', '?.', 'the parts are there while the shell is', 'OptionalChaining'),
  at('app/shell/use-live-updates.ts', 'known.has(tag)', 'a name that nothing is about makes nothing stale', 'MethodExpression'),
  at('features/skills/mine/find-skills.ts', 'a < b ? -1 : 1', 'equal ones were told apart a line above', 'EqualityOperator'),
  at('features/skills/level-figures.ts', 'a.category < b.category', 'each category stands there once', 'EqualityOperator'),
  at('features/skills/skill-words.ts', 'evidence = []', 'a text is evidence of no kind', 'ArrayDeclaration'),
  at(
    'features/skills/skills-address.ts',
    '[setParams]',
    'the router gives one function for the life of a page',
    'ArrayDeclaration',
  ),
]
