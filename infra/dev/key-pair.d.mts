export function freshKeyPair(): { privateKey: string; publicKey: string }
