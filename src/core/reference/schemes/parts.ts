/**
 * Meaning of the parts of a URL of a known scheme, as data discriminated by `scheme`: RFC 1738 §3, and the same schemes
 * in 1993 and 1995. A member that is undefined is absent from the URL, or unknown to the revision.
 */

import type { OctetString } from './octets.js';

/** The server to connect to. */
export interface Server {
  readonly host: string;
  /**
   * The port given, or else the scheme's default; undefined if the document states none. Beyond the exact integers of
   * JavaScript, its digits.
   */
  readonly port: number | string | undefined;
  /** True if the URL gives the port. */
  readonly portGiven: boolean;
}

/** Empty and absent are different: RFC 1738 §3.1. */
export interface Login {
  readonly user: OctetString | undefined;
  readonly password: OctetString | undefined;
}

/** A command of the FTP protocol. */
export interface FtpCommand {
  readonly verb: 'CWD' | 'TYPE' | 'RETR' | 'NLST';
  readonly argument: OctetString;
}

export interface FtpParts {
  readonly scheme: 'ftp';
  readonly server: Server;
  readonly login: Login;
  /** Without user and password, "anonymous" and the e-mail address of the end user; undefined in 1995. */
  readonly anonymous: boolean | undefined;
  /** The components before the name, decoded. */
  readonly directories: readonly OctetString[];
  /** Undefined if the whole url-path is omitted. */
  readonly name: OctetString | undefined;
  /** As written: a, i, d, or in upper case. */
  readonly type: string | undefined;
  /** The commands that the url-path means in the protocol, after login: RFC 1738 §3.2.2; undefined in 1993 and 1995. */
  readonly commands: readonly FtpCommand[] | undefined;
}

export interface HttpParts {
  readonly scheme: 'http';
  readonly server: Server;
  /** As written; passed to the server unchanged. */
  readonly path: string | undefined;
  /** As written. */
  readonly search: string | undefined;
}

/** The request of a Gopher+ string: RFC 1738 §3.4.4 to §3.4.9. */
export type GopherPlus =
  | { readonly form: 'default-view' }
  | { readonly form: 'electronic-form' }
  /** All attributes if no names are given. */
  | {
      readonly form: 'attributes';
      readonly of: 'item' | 'directory';
      readonly names: readonly OctetString[];
    }
  | { readonly form: 'view'; readonly view: OctetString; readonly language: OctetString | undefined }
  | { readonly form: 'form-data'; readonly values: readonly OctetString[] }
  /** None of the forms that the document describes. */
  | { readonly form: 'other' };

export interface GopherParts {
  readonly scheme: 'gopher';
  readonly server: Server;
  /** One character; "1" if the URL gives none, but undefined in 1995, which states no default. */
  readonly type: OctetString | undefined;
  readonly typeGiven: boolean;
  readonly selector: OctetString;
  readonly search: OctetString | undefined;
  /** The Gopher+ string, decoded. */
  readonly string: OctetString | undefined;
  readonly plus: GopherPlus | undefined;
  /** The text that the client sends, without the end of the line: RFC 1738 §3.4; undefined in 1993 and 1995. */
  readonly request: OctetString | undefined;
}

export interface MailtoParts {
  readonly scheme: 'mailto';
  /** An RFC 822 addr-spec, decoded. */
  readonly address: OctetString;
}

export type NewsParts =
  | { readonly scheme: 'news'; readonly form: 'all' }
  | { readonly scheme: 'news'; readonly form: 'group'; readonly group: OctetString }
  | {
      readonly scheme: 'news';
      readonly form: 'article';
      /** The Message-ID without "<" and ">": unique@domain. */
      readonly messageId: OctetString;
      readonly unique: OctetString;
      readonly domain: string;
    };

export interface NntpParts {
  readonly scheme: 'nntp';
  /** Undefined in RFC 1630, whose BNF has none. */
  readonly server: Server | undefined;
  readonly group: string;
  readonly article: string | undefined;
}

export interface TelnetParts {
  readonly scheme: 'telnet';
  readonly server: Server;
  /** Advisory only: RFC 1738 §3.8. */
  readonly login: Login;
}

export interface WaisParts {
  readonly scheme: 'wais';
  readonly server: Server;
  readonly form: 'database' | 'search' | 'document';
  readonly database: OctetString;
  readonly search: string | undefined;
  readonly type: OctetString | undefined;
  /** 1993 and 1995: the length of the object, in digits. */
  readonly length: string | undefined;
  /** The document-id, opaque to all except the server; in RFC 1630 its raw numbered fields. */
  readonly path: OctetString | undefined;
}

export interface FileParts {
  readonly scheme: 'file';
  readonly host: string;
  /** "localhost" or the empty string: the machine from which the URL is being interpreted. */
  readonly local: boolean;
  readonly directories: readonly OctetString[];
  readonly name: OctetString;
}

export interface ProsperoParts {
  readonly scheme: 'prospero';
  readonly server: Server;
  /** The host-specific object name. */
  readonly name: OctetString;
  /** RFC 1738. */
  readonly fields: readonly { readonly name: OctetString; readonly value: OctetString }[];
  /** 1993 and 1995; it may be empty. */
  readonly version: string | undefined;
  /** 1993 and 1995. */
  readonly attributes: readonly OctetString[];
}

/** RFC 1630: a mail message by its Message-Id. */
export interface MessageParts {
  readonly scheme: 'mid';
  /** An RFC 822 msg-id without "<" and ">", decoded. */
  readonly messageId: OctetString;
}

/** RFC 1630: a part of a MIME message by its Content-Id. */
export interface ContentParts {
  readonly scheme: 'cid';
  readonly contentId: OctetString;
}

/** 1993 only. */
export interface AfsParts {
  readonly scheme: 'afs';
  readonly cell: string;
  readonly path: string;
}

export type SchemeParts =
  | FtpParts
  | HttpParts
  | GopherParts
  | MailtoParts
  | NewsParts
  | NntpParts
  | TelnetParts
  | WaisParts
  | FileParts
  | ProsperoParts
  | MessageParts
  | ContentParts
  | AfsParts;
