import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { NOTHING_CHARGED, ONLY_REPORTS } from '../src/lib/price-notes.ts'
import { readFolder, type StoredFile } from './files.ts'

export type Documents = {
  app: StoredFile
  landing: StoredFile
  /** The app with what a screen needs on its way, by the screen's address or its pattern. */
  screens: ReadonlyMap<string, StoredFile>
  wizard: StoredFile
  blog: StoredFile
  notFound: StoredFile
  apiDocs: StoredFile
  /** What everyone may read, by its path: articles, and the files that search engines ask for. */
  open: ReadonlyMap<string, StoredFile>
  /** Hashes of the inline scripts that the build wrote into the documents. */
  scriptHashes: string[]
}

type Told = { site: string; sells: boolean }

export async function readDocuments({ dist, ...told }: { dist: string } & Told): Promise<Documents> {
  const pages = path.join(dist, 'pages')
  const files = await readFolder(pages)
  const policy = JSON.parse(await readFile(path.join(pages, 'policy.json'), 'utf8')) as { scriptHashes: string[] }
  const page = (name: string) => {
    const file = files.get(`/${name}.html`)
    if (!file) throw new Error(`The build has no page ${name}: run the frontend's build first`)
    return told.sells || file.plain.includes(SITE) ? toldTo(file, told) : file
  }
  return {
    app: page('app'),
    screens: screenPages(files, told),
    landing: page('landing'),
    wizard: page('detailed-assessment'),
    blog: page('public/blog'),
    notFound: page('not-found'),
    apiDocs: page('api-docs'),
    open: openPages(files, told),
    scriptHashes: policy.scriptHashes,
  }
}

function openPages(files: ReadonlyMap<string, StoredFile>, told: Told): Map<string, StoredFile> {
  const folder = '/public'
  const own = [...files].filter(([name]) => name.startsWith(`${folder}/`))
  return new Map(own.map(([name, file]) => [name.slice(folder.length).replace(/\.html$/, ''), toldTo(file, told)]))
}

/** In the pattern of an address `:x` is one segment; a file's name has `_x`. */
function screenPages(files: ReadonlyMap<string, StoredFile>, told: Told): Map<string, StoredFile> {
  const folder = '/screens'
  const own = [...files].filter(([name]) => name.startsWith(`${folder}/`))
  const addressOf = (name: string) =>
    name
      .slice(folder.length)
      .replace(/\.html$/, '')
      .replaceAll('/_', '/:')
      .replace(/^\/home$/, '/')
  return new Map(own.map(([name, file]) => [addressOf(name), told.sells ? toldTo(file, told) : file]))
}

/** The build knows neither the site's address nor whether it sells reports; here both are told, and the file is compressed again. */
function toldTo(file: StoredFile, { site, sells }: Told): StoredFile {
  const text = file.plain.toString().replaceAll(SITE, site)
  const plain = Buffer.from(
    sells ? text.replaceAll(NOTHING_CHARGED, ONLY_REPORTS).replace(/<html /, '$&data-payments="stripe" ') : text,
  )
  return { type: file.type, plain, br: brotliCompressSync(plain, quick), gzip: gzipSync(plain) }
}

/** As the build writes it. */
const SITE = '%SITE%'
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
