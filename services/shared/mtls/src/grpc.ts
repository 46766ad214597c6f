import { type ChannelCredentials, credentials, experimental, ServerCredentials } from '@grpc/grpc-js'
import type { Certificate, KeyMaterial } from './certificate.ts'

/** Of a server that takes only calls from holders of a certificate of our authority; without one it speaks plain text. */
export function serverCredentials(certificate: Certificate | undefined): ServerCredentials {
  if (!certificate) return ServerCredentials.createInsecure()
  const provider = providerOf(certificate)
  return experimental.createCertificateProviderServerCredentials(provider, provider, true)
}

/** Of a caller that shows its certificate and believes only a server whose certificate bears the name in the address. */
export function channelCredentials(certificate: Certificate | undefined): ChannelCredentials {
  if (!certificate) return credentials.createInsecure()
  const provider = providerOf(certificate)
  return experimental.createCertificateProviderChannelCredentials(provider, provider)
}

/** New connections take what was renewed; those that are open go on with what they were made with. */
function providerOf(certificate: Certificate): experimental.CertificateProvider {
  const endings = new Map<unknown, () => void>()
  const add = <U>(listener: (update: U) => void, from: (material: KeyMaterial) => U) => {
    const tell = (material: KeyMaterial) => listener(from(material))
    endings.set(listener, certificate.onChange(tell))
    process.nextTick(() => tell(certificate.current()))
  }
  const remove = (listener: unknown) => {
    endings.get(listener)?.()
    endings.delete(listener)
  }
  return {
    addCaCertificateListener: (listener) => add(listener, ({ ca }) => ({ caCertificate: Buffer.from(ca) })),
    removeCaCertificateListener: remove,
    addIdentityCertificateListener: (listener) =>
      add(listener, ({ cert, key }) => ({ certificate: Buffer.from(cert), privateKey: Buffer.from(key) })),
    removeIdentityCertificateListener: remove,
  }
}
