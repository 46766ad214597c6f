import type { KeyPair } from './certificates.ts'

const onLoopback = '127.0.0.1'

export const etcdArgs = ({ data, ports }: { data: string; ports: { etcd: number; etcdPeer: number } }): string[] => {
  const client = `http://${onLoopback}:${ports.etcd}`
  const peer = `http://${onLoopback}:${ports.etcdPeer}`
  return flags({
    name: 'one',
    'data-dir': data,
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `one=${peer}`,
    // The data lives as long as a test: no write waits for the disk.
    'unsafe-no-fsync': 'true',
    'log-level': 'warn',
  })
}

export const apiServerArgs = (options: {
  ports: { etcd: number; api: number }
  server: string
  authority: string
  serving: KeyPair
  proxy: KeyPair
  tokens: { key: string; publicKey: string }
}): string[] => {
  const { ports, server, authority, serving, proxy, tokens } = options
  return flags({
    'etcd-servers': `http://${onLoopback}:${ports.etcd}`,
    'bind-address': onLoopback,
    'advertise-address': onLoopback,
    'secure-port': String(ports.api),
    'tls-cert-file': serving.certificate,
    'tls-private-key-file': serving.key,
    'client-ca-file': authority,
    'authorization-mode': 'RBAC',
    // What a pod may is decided by Pod Security, as on a usual cluster.
    'allow-privileged': 'true',
    'service-account-key-file': tokens.publicKey,
    'service-account-signing-key-file': tokens.key,
    'service-account-issuer': server,
    'service-cluster-ip-range': '10.0.0.0/24',
    // A loopback address is no valid endpoint.
    'endpoint-reconciler-type': 'none',
    // What follows lets it hand calls on to a metrics adapter.
    'requestheader-client-ca-file': authority,
    'requestheader-allowed-names': 'front-proxy',
    'requestheader-username-headers': 'X-Remote-User',
    'requestheader-group-headers': 'X-Remote-Group',
    'requestheader-extra-headers-prefix': 'X-Remote-Extra-',
    'proxy-client-cert-file': proxy.certificate,
    'proxy-client-key-file': proxy.key,
  })
}

export const controllerManagerArgs = (options: { kubeconfig: string; authority: string; tokens: { key: string } }): string[] =>
  flags({
    kubeconfig: options.kubeconfig,
    'root-ca-file': options.authority,
    'service-account-private-key-file': options.tokens.key,
    'use-service-account-credentials': 'true',
    'leader-elect': 'false',
    'secure-port': '0',
    // Nodes are played: nobody gives them address ranges. Node lifecycle stays: it takes the not-ready taint away.
    controllers: '*,-node-ipam-controller',
    'horizontal-pod-autoscaler-sync-period': '5s',
    // A played node beats every 20 to 45 s, later on a busy machine; that is no outage, and nobody would make its pods ready again.
    'node-monitor-grace-period': '1h',
  })

export const schedulerArgs = (kubeconfig: string): string[] => flags({ kubeconfig, 'leader-elect': 'false', 'secure-port': '0' })

export const flags = (values: Record<string, string>): string[] =>
  Object.entries(values).map(([name, value]) => `--${name}=${value}`)
