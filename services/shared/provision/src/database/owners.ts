/** Services that own a schema and a role of the same name. */
export const schemaOwners = ['identity', 'assessment', 'report', 'skills', 'jobs', 'learning', 'game'] as const
export type SchemaOwner = (typeof schemaOwners)[number]

/** Roles may not create in the database, so what a schema's migrations name as an extension is there before they run. */
export const extensionsOf: Readonly<Record<string, readonly string[]>> = { jobs: ['pg_trgm'] }
