-- What a sign-in through the provider has begun with is kept, sealed, by the browser that began: whoever knocks leaves nothing here.
drop table oidc_attempt;
