/** The words of a piece that say something. */
export const contentOf = (piece: string): string[] =>
  piece
    .replace(FRAME, '')
    .split(/[^\p{L}\p{N}&+-]/u)
    .filter((word) => !ENDING.test(word))

/** Whether anything is left of a piece that could name work. */
export const saysSomething = (piece: string): boolean => SAYS_SOMETHING.test(piece.replace(FRAME, ''))

/** Nothing, or what an apostrophe leaves of "I'm" and "they're". */
const ENDING = /^(?:[dmst]|ll|ve|re)?$/i
/** Words around a wish that say nothing of the work itself. */
const FRAME =
  /\b(?:i['’](?:d|ll|ve)|(?:side|end) of (?:things|it|the (?:business|house|industry))|i|we|my|me|you|would|like|wants?|wish|hope|love|need|rather|(?:grad(?:uate)? )?school for|(?:(?:associate|bachelor|master)['’]?s?|degree|diploma|certificate) in|took|class(?:es)?|loved|enjoyed|permanent|steady|stable|full[- ]time|great|nice|fine|perfect|ideal|majoring|major|studying|student|freshman|use|using|gi bill|to|be|become|get|go|move|going|getting|moving|about|into|in|a|an|the|of|for|with|at|on|by|within|next|few|years?|months?|one|two|three|five|ten|something|anything|somewhere|see|take|took|try|consider|considering|considered|think|thinking|thought|wondered|wondering|curious|interested|pursue|pursuing|return|returning|toward|towards|lean|leaning|look|looking|maybe|otherwise|instead|might|even|also|honestly|probably|really|just|still|open|more|most|less|better|new|do|not|know|definitely|is there|there|out|after|until|some day|someday|what|when|work|working|job|jobs|career|role|position|people|who|that|it|is|are|am|have|has|could|can|will|again|good|real|steady|paycheck|idea|steadier|time|life|if|possible|close|stay|grow|fine|okay)\b/gi
const SAYS_SOMETHING = /\p{L}{4}/u
