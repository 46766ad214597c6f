/**
 * What draws the letters that the text faces lack, in the order in which it is asked: Greek and Cyrillic, Arabic and its kin, Hebrew,
 * Hindi, Thai, Chinese with Japanese and Korean, emoji. Named one by one, for else the machine's own fonts would decide how a name
 * is printed. A font-family list.
 */
export const SCRIPTS =
  "'Noto Sans','Vazirmatn','Noto Sans Hebrew','Noto Sans Devanagari','Noto Sans Thai','Droid Sans Fallback','Noto Emoji'"
