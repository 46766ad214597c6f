/**
 * Why a mutant may live, one line each: what it changes cannot be told from outside, or is prose. `text` is a piece of the mutated line
 * ('' for all lines), `file` the beginning of its path. Whatever is not listed has to be killed.
 */
export type Explanation = { file: string; text: string; mutators?: string[]; why: string }
