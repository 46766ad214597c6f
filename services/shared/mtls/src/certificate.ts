import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** What a process shows to others and what it believes of them, PEM. `ca` may hold two authorities while one takes the other's place. */
export type KeyMaterial = { cert: string; key: string; ca: string }

export type Certificate = {
  current(): KeyMaterial
  /** The moment from which nobody believes the certificate that is used now. */
  expires(): Date
  /** Told of each renewal. Returns the function that ends the telling. */
  onChange(listener: (material: KeyMaterial) => void): () => void
  stop(): void
}

/** The settings of a process that speaks mutual TLS: all three, or none. */
export type CertificateSettings = {
  TLS_CERT_FILE?: string | undefined
  TLS_KEY_FILE?: string | undefined
  TLS_CA_FILE?: string | undefined
}

type Options = {
  /** How often the files are looked at, in milliseconds. */
  everyMs?: number
  /** What was found cannot be used, and the old certificate stays. */
  onFault: (fault: Error) => void
  onRenewal?: (expires: Date) => void
}

/**
 * The certificate of this process, read again when its files change; undefined when none is set. Throws at the start when the files
 * cannot be used, by the name of the setting.
 */
export function openCertificate(settings: CertificateSettings, options: Options): Certificate | undefined {
  const { TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile, TLS_CA_FILE: caFile } = settings
  if (!certFile && !keyFile && !caFile) return undefined
  if (!certFile || !keyFile || !caFile)
    throw new Error('TLS_CERT_FILE, TLS_KEY_FILE and TLS_CA_FILE go together: set all three or none')

  const read = (): KeyMaterial => {
    const material = {
      cert: readPem(certFile, 'TLS_CERT_FILE', 'CERTIFICATE'),
      key: readPem(keyFile, 'TLS_KEY_FILE', 'PRIVATE KEY'),
      ca: readPem(caFile, 'TLS_CA_FILE', 'CERTIFICATE'),
    }
    if (!new X509Certificate(material.cert).checkPrivateKey(createPrivateKey(material.key)))
      throw new Error(`TLS_KEY_FILE names ${keyFile}, which is not the key of the certificate in ${certFile}`)
    return material
  }

  let material = read()
  const listeners = new Set<(material: KeyMaterial) => void>()
  /** Two files cannot be replaced in one moment: a pair that does not match is looked at once more before it is called a fault. */
  let doubted = false
  const look = () => {
    try {
      const found = read()
      doubted = false
      if (found.cert === material.cert && found.key === material.key && found.ca === material.ca) return
      material = found
      options.onRenewal?.(expiryOf(found))
      for (const listener of listeners) listener(found)
    } catch (fault) {
      if (doubted) options.onFault(fault as Error)
      doubted = true
    }
  }
  const timer = setInterval(look, options.everyMs ?? 10_000)
  timer.unref()
  return {
    current: () => material,
    expires: () => expiryOf(material),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => clearInterval(timer),
  }
}

type Teller = {
  log: { error(about: object, words: string): void; info(about: object, words: string): void }
  /** Takes a figure that is read whenever the metrics are. */
  gauge(name: string, help: string, read: () => number): void
}

/** As `openCertificate`, for a process with a log and metrics: says of each renewal, of each that failed, and when the one in use ends. */
export function openOwnCertificate(settings: CertificateSettings, { log, gauge }: Teller): Certificate | undefined {
  const certificate = openCertificate(settings, {
    onFault: (err) => log.error({ err }, 'certificate renewal failed, old one kept'),
    onRenewal: (expires) => log.info({ expires }, 'certificate renewed'),
  })
  if (certificate)
    gauge('certificate_expires_timestamp_seconds', 'When the certificate of this process ends, since 1970', () =>
      Math.floor(certificate.expires().getTime() / 1_000),
    )
  return certificate
}

function expiryOf({ cert }: KeyMaterial): Date {
  return new Date(new X509Certificate(cert).validTo)
}

function readPem(file: string, setting: string, holds: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`${setting} names ${file}, which cannot be read (${(error as NodeJS.ErrnoException).code})`, { cause: error })
  }
  if (!text.includes(`${holds}-----`)) throw new Error(`${setting} names ${file}, which holds no ${holds.toLowerCase()} (PEM)`)
  return text
}
