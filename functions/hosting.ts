/** What `/build.json` says about the files of a release. */
export type ReleaseRecord = {
  /** Id of the code that made them. */
  build: string;
  /** They include all changes to posts before this time, in ms since 1970. */
  builtAt: number;
  /** Whether background functions are deployed with the site. */
  hasFunctions?: boolean;
  /** The version that a function released; absent in a deployment. */
  version?: string;
};

/** Files by their path on the site, such as `/blog/x.html`. */
export type SiteChange = {
  files: ReadonlyMap<string, string | Buffer>;
  removed: readonly string[];
  record: ReleaseRecord;
};

export type LiveSite = {
  /** Id of the version that is live. */
  version: string;
  record: ReleaseRecord;
  /** The JSON in one of its files; `null` if it has no such file. */
  readJson(path: string): Promise<unknown>;
};

/** Where the site is served: Firebase Hosting, or a folder on a laptop. */
export type Hosting = {
  live(): Promise<LiveSite>;
  /** Releases a copy of a version with changes. @returns its id. @throws LiveSiteChanged if that version is no longer live */
  release(version: string, change: SiteChange): Promise<string>;
};

/** Another release went live. Start again from that one. */
export class LiveSiteChanged extends Error {
  override message = 'Another release went live at the same time.';
}
