/** Words to a machine among the words of a person: they are no answer, so a model is never shown them. */
const ORDER = new RegExp(
  [
    '\\b(?:ignore|disregard|forget|override|bypass|overrule|skip)\\b.{0,60}\\b(?:above|previous|prior|earlier|instructions?|rules?|prompts?|guidelines|everything|all|text)\\b',
    '\\b(?:system|developer|hidden|secret|initial)\\s+(?:prompt|message|instructions?|rules?|note)\\b|\\b(?:jailbreak|prompt injection|DAN mode|developer mode)\\b',
    '\\b(?:you are|act as|pretend|behave as|from now on)\\b.{0,40}\\b(?:ai|assistant|model|chatbot|bot|gpt|dan|terminal|recruiter|unrestricted)\\b',
    '\\b(?:as an? (?:ai|language model)|language model|chatgpt|openai|llm)\\b.{0,60}\\b(?:must|should|write|say|print|output|answer|reply|respond)\\b',
    '\\b(?:write|say|print|output|reply|respond|answer|repeat|append|insert|include|add|reveal|show|translate)\\b.{0,40}(?::|["“”]|\\b(?:following|exactly|verbatim|instead|only|word|sentence|in every|to every|this text|your (?:prompt|rules|instructions))\\b)',
    '\\b(?:tell|assure|promise|guarantee)\\b.{0,30}\\b(?:reader|user|person|them|candidate)\\b|</?[a-z][a-z0-9_-]*>|```|\\{\\{|\\[/?(?:INST|SYSTEM)\\]|<\\|',
  ].join('|'),
  'iu',
)

/** The sentences of an answer that are no order to a model; empty when none is left. */
export function withoutOrders(words: string): string {
  return words
    .split(/(?<=[.!?\n])\s+|\n+/)
    .filter((sentence) => !ORDER.test(sentence.normalize('NFKC').replace(/\p{Cf}/gu, '')))
    .join(' ')
    .trim()
}
