-- Letters of titles are composed from now on, so that what looks the same is found; those that are there become so too.
update subject set title = normalize(title, nfc) where title is not nfc normalized;
