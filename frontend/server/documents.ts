import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { readFolder, type StoredFile } from './files.ts'

export type Documents = {
  app: StoredFile
  landing: StoredFile
  wizard: StoredFile
  blog: StoredFile
  notFound: StoredFile
  apiDocs: StoredFile
  /** What everyone may read, by its path: articles, and the files that search engines ask for. */
  open: ReadonlyMap<string, StoredFile>
  /** Hashes of the inline scripts that the build wrote into the documents. */
  scriptHashes: string[]
}

export async function readDocuments({ dist, site }: { dist: string; site: string }): Promise<Documents> {
  const pages = path.join(dist, 'pages')
  const files = await readFolder(pages)
  const policy = JSON.parse(await readFile(path.join(pages, 'policy.json'), 'utf8')) as { scriptHashes: string[] }
  const page = (name: string) => {
    const file = files.get(`/${name}.html`)
    if (!file) throw new Error(`The build has no page ${name}: run the frontend's build first`)
    return file.plain.includes(SITE) ? withSite(file, site) : file
  }
  return {
    app: page('app'),
    landing: page('landing'),
    wizard: page('detailed-assessment'),
    blog: page('public/blog'),
    notFound: page('not-found'),
    apiDocs: page('api-docs'),
    open: openPages(files, site),
    scriptHashes: policy.scriptHashes,
  }
}

function openPages(files: ReadonlyMap<string, StoredFile>, site: string): Map<string, StoredFile> {
  const folder = '/public'
  const own = [...files].filter(([name]) => name.startsWith(`${folder}/`))
  return new Map(own.map(([name, file]) => [name.slice(folder.length).replace(/\.html$/, ''), withSite(file, site)]))
}

/** The build leaves a mark where an address must be whole; here it becomes the site's own, and the file is compressed again. */
function withSite(file: StoredFile, site: string): StoredFile {
  const plain = Buffer.from(file.plain.toString().replaceAll(SITE, site))
  return { type: file.type, plain, br: brotliCompressSync(plain, quick), gzip: gzipSync(plain) }
}

/** As the build writes it. */
const SITE = '%SITE%'
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
