export const browserNames: string[]
export function findBrowser(
  env: Record<string, string | undefined>,
  places?: { debian?: string; downloaded?: string },
): string | undefined
