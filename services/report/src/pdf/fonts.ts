import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The typefaces are files of the product. A chart inside <img> cannot see @font-face of its page, so they are made
 * known to the browser as installed fonts, through a fontconfig file of its own. System fonts stay as a fallback
 * for scripts that ours do not hold.
 */
export function fontEnvironment(): Record<string, string> {
  const folder = join(tmpdir(), `waymark-fonts-${process.getuid?.() ?? 0}`)
  mkdirSync(join(folder, 'cache'), { recursive: true })
  const file = join(folder, 'fonts.conf')
  const fonts = fileURLToPath(new URL('../../fonts', import.meta.url))
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
</fontconfig>
`,
  )
  return { FONTCONFIG_FILE: file }
}
