import { chmodSync, copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FONTS = fileURLToPath(new URL('../../../fonts', import.meta.url))

/**
 * The typefaces are files of the product. A chart inside <img> cannot see @font-face of its page, so they are made known to the
 * browser as installed fonts, through a fontconfig file of its own. They are copied, because the browser may run as a user who
 * cannot read the checkout. System fonts stay as a fallback for scripts that ours do not hold.
 */
export function installFonts(folder: string): { file: string; cache: string } {
  const fonts = join(folder, 'fonts')
  const cache = join(folder, 'font-cache')
  for (const path of [fonts, cache]) mkdirSync(path)
  // Whatever this process's umask is: the folder above decides who comes here.
  chmodSync(fonts, 0o755)
  for (const name of readdirSync(FONTS).filter((each) => each.endsWith('.ttf'))) {
    copyFileSync(join(FONTS, name), join(fonts, name))
    chmodSync(join(fonts, name), 0o644)
  }
  const file = join(folder, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${cache}</cachedir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
</fontconfig>
`,
  )
  chmodSync(file, 0o644)
  return { file, cache }
}
