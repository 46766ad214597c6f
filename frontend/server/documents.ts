import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readFolder, type StoredFile } from './files.ts'

export type Documents = {
  app: StoredFile
  landing: StoredFile
  wizard: StoredFile
  notFound: StoredFile
  apiDocs: StoredFile
  /** Hashes of the inline scripts that the build wrote into the documents. */
  scriptHashes: string[]
}

export async function readDocuments(dist: string): Promise<Documents> {
  const pages = path.join(dist, 'pages')
  const files = await readFolder(pages)
  const policy = JSON.parse(await readFile(path.join(pages, 'policy.json'), 'utf8')) as { scriptHashes: string[] }
  const page = (name: string) => {
    const file = files.get(`/${name}.html`)
    if (!file) throw new Error(`The build has no page ${name}: run the frontend's build first`)
    return file
  }
  return {
    app: page('app'),
    landing: page('landing'),
    wizard: page('detailed-assessment'),
    notFound: page('not-found'),
    apiDocs: page('api-docs'),
    scriptHashes: policy.scriptHashes,
  }
}
