/** Stable slug of a name: "C++" is "c-plus-plus", "Node.js" is "node-js", "C#" is "c-sharp". */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
