/** Where this machine gets Debian's packages from: nothing about it is written into the repository. */
export type Archive = { uri: string; securityUri?: string; keyring: string }

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg'

/** For `apt-get indextargets`: one line for each list of packages that apt knows of. */
export const INDEX_FORMAT = '$(REPO_URI) $(SIGNED_BY)'

export function readArchive(indexTargets: string): Archive {
  const rows = indexTargets
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([uri = '', keyring = '']) => ({ uri, keyring }))
  const main = rows.find(({ uri }) => /\/debian\/?$/.test(uri))
  if (!main) throw new Error('apt knows no archive of Debian packages: stand-in images are built on Debian only')
  const security = rows.find(({ uri }) => /\/debian-security\/?$/.test(uri))
  // Several keyrings may be named, and a fingerprint instead of a file.
  const keyring = main.keyring.split(',').find((name) => name.startsWith('/'))
  return { uri: main.uri, securityUri: security?.uri, keyring: keyring ?? KEYRING }
}

/** The sources file of an image. A release that is still being made has neither updates nor security of its own. */
export function sourcesFor(suite: string, archive: Archive, released: boolean): string {
  const stanza = (uri: string, suites: string) =>
    `Types: deb\nURIs: ${uri}\nSuites: ${suites}\nComponents: main\nSigned-By: ${KEYRING}\n`
  if (!released) return stanza(archive.uri, suite)
  const stanzas = [stanza(archive.uri, `${suite} ${suite}-updates`)]
  if (archive.securityUri) stanzas.push(stanza(archive.securityUri, `${suite}-security`))
  return stanzas.join('\n')
}
