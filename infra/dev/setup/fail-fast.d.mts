export function failFast(env: Record<string, string | undefined>): Record<string, string | undefined>
