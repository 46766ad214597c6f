/**
 * The words in which somebody says that they no longer hold the license of their work: "surrendered my nursing license", "my CDL was
 * revoked". Undefined where nothing of the kind is said, or of a driver's license alone, and of one that others lost.
 */
export function lostLicense(text: string): string | undefined {
  const found = LOST.exec(text.normalize('NFKC').replace(/\s+/g, ' '))?.[0]
  return found && !DRIVERS.test(found) ? found.trim() : undefined
}

const LICENSE = String.raw`(?:[\w'’-]+ ){0,3}(?:licen[sc]es?|licensure|cdl|credential|registration|certification)\b`
const GONE = '(?:revoked|suspended|surrendered|taken(?: away)?|pulled|lost|stripped)'
const LOST = new RegExp(
  String.raw`\b(?:i )?(?:lost|surrendered|gave up|forfeited|had to (?:surrender|give up)|no longer (?:have|hold)|(?:can['’]?t|cannot) get back) (?:my |the )${LICENSE}|\b(?:they|(?:the |my )?(?:state )?board|the state|dmv) (?:took|pulled|revoked|suspended) (?:away )?my ${LICENSE}|\bmy ${LICENSE} (?:was|got|is|has been|is being) ${GONE}\b|\b${GONE} (?:my )${LICENSE}|\bwithout my (?:old )?${LICENSE}(?= (?:anymore|any more|now))`,
  'i',
)
const DRIVERS = /\bdriver|\bdriving (?:licen|priv)|\bdmv\b.* my licen/i
