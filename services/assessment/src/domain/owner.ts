/** Whose an assessment is: a signed-in person's, or a guest's, who is known by the digest of their cookie and by their address. */
export type Owner = { readonly userId: string } | { readonly guestKey: string; readonly guestEmail: string }
